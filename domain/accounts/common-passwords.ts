/**
 * The 49,000 most common passwords of at least four characters in lower case, most common first. From
 * @zxcvbn-ts/language-common 4.1.3, MIT, © 2012–2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts. Loaded only on
 * the server, when a password is set.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
	`
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football monkey
letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 pussy superman 1qaz2wsx 7777777
fuckyou jordan qazwsx jennifer 123qwe 000000 killer trustno1 hunter harley zxcvbnm asdfgh buster andrew batman soccer
tigger charlie robert sunshine thomas iloveyou fuckme ranger daniel hockey george computer michelle jessica starwars
asshole pepper klaster 112233 zxcvbn freedom princess joshua maggie pass ginger 11111111 131313 fuck amanda ashley
love cheese 159753 nicole summer matthew chelsea dallas biteme matrix william yankees 6969 taylor corvette austin
access martin heather thunder merlin secret diamond hello anthony hammer fucker 1234qwer silver gfhjkm justin patrick
richard bailey internet samantha golfer scooter test orange cookie q1w2e3r4t5 maverick jackson sparky mickey phoenix
bigdog snoopy guitar whatever chicken morgan andrea camaro mercedes peanut ferrari cowboy falcon welcome samsung sexy
steelers joseph smokey dakota melissa arsenal boomer eagles tigers marina nascar booboo gateway porsche yellow monster
spider diablo hannah bulldog junior london purple compaq lakers iceman qwer1234 hardcore cowboys money banana ncc1701
boston brandon tennis johnny miller q1w2e3r4 coffee scooby 123654 edward nikita mother yamaha brandy barney chester
fuckoff oliver charles player knight forever steven rangers midnight chicago bigdaddy redsox victoria badboy angel
please fender chris jasper james slayer rabbit natasha rachel bigdick marine wizard marlboro raiders prince casper
fishing flower crystal jasmine panties iwantu adidas winner winter gandalf password1 enter ghbdtn 1q2w3e4r angela mike
golden lauren cocacola jordan23 winston madison angels blowme panther sexsex bigtits spanky bitch shannon sophie
johnson asdfasdf david horny thx1138 toyota tiger murphy dick canada danielle 12344321 blowjob 8675309 jonathan
liverpoo muffin cooper apples jackie dennis black qwerty123 passw0rd john abcd1234 sandra pokemon 123abc slipknot
carlos qazxsw 123456a scorpion qwaszx nathan butter startrek rainbow asdfghjkl razz redskins newyork gemini cameron
qazwsxedc florida liverpool turtle nicholas viking booger wilson sierra butthead doctor rocket 159357 victor dolphins
captain bandit jaguar packers pookie peaches 789456 asdf blue dolphin helpme tucker theman tiffany maxwell jeremy
qwertyui shithead debbie albert maddog lovers monica alex united giants nirvana metallic hotdog rosebud mountain
benjamin warrior stupid elephant suckit success bond007 jackass bonnie alexis porn lucky jason scorpio samson q1w2e3
rush2112 azerty freddy driver willie calvin 1q2w3e4r5t sydney gators dexter red123 12345a 123456q bubba creative golf
voodoo happy arthur trouble america nissan gunner rebecca stella garfield gordon jessie bullshit parker asdfghjk 5150
fucking apollo jack 1qazxsw2 2112 eminem december legend airborne beavis august bear apple brooklyn godzilla skippy
buddy 4815162342 qwert kitten magic shelby beaver phantom fred nothing asdasd williams xavier braves darkness blink182
travis copper tomcat platinum qweqwe girls 01012011 bigboy green power 102030 animal police 11223344 online voyager
lifehack 12qwaszx fish sniper 315475 trinity walter blazer heaven lover snowball playboy bubbles loveme hooters
cricket marvin willow donkey topgun nintendo saturn family november gabriel destiny pakistan pumpkin digital sergey
chance explorer redwings private therock runner tits 789456123 lasvegas guinness beatles fire cassie christin qwerty1
asdf1234 celtic broncos andrey 007007 babygirl nelson donald scott eclipse cartman fluffy louise michigan testing
carolina little samuel alexande birdie steve cherry pantera sharon gibson vampire mexico dickhead peter buffalo
montana genius beer flyers maximus school minecraft lovely stalker metallica doggie carter kristina kimberly spencer
speedy barbara snickers sabrina carmen marcus bronco yankee friends paradise lol123 dreams magnum horses cool caroline
147258369 lacrosse ou812 goober member qwertyu enigma scotty pimpin bollocks brian cock surfer sammy genesis poohbear
dave star asd123 qweasdzxc baby racing friend hello1 hawaii eagle1 billy viper october vanessa poopoo einstein boobies
stanley 12345q walker bitches paul drowssap stephen courtney simple alaska badger action jake bill denise jester
111222 spitfire drummer forest patricia maryjane champion diesel svetlana rock friday kevin mark gregory pamela frank
hotrod 147258 chevy anderson lucky1 douglas westside security google badass shorty tester thumper hitman mozart
general reddog boobs zaq12wsx music 010203 lizard alexander melanie a123456 ruslan 123456789a vincent eagle 1232323q
sweet teresa scarface 147852 qwerty12 a12345 marshall olivia veronica porno buddha spirit frankie money1 stargate
antonio liberty natalie mercury naruto qwe123 12345qwert suzuki semperfi king popcorn spooky marley system brittany
claudia kelly scotland free kitty cherokee vikings simpsons death leslie rascal qweasd jimmy loveyou hummer michael1
allison rocky patches russia adrian jupiter penguin cumshot howard passion honda vfhbyf andre vladimir franklin
sandman 123789 infinity homer bastard raider passport assman sucker fantasy bulldogs 1234554321 horney domino budlight
ironman disney norman usuckballz1 softball bishop francis brutus ford redrum brooke bigred jeffrey jesus fktrcfylh
karina marines kawasaki digger ireland oksana fireman cougar college shit alicia russell houston monday bradley cunt
sarah nigger justice super wildcats tinker duncan dancer logitech avalon swordfis everton reggie motorola alexandr
molly timothy hentai pussy1 claire patriots madonna colorado eugene ducati kermit juventus indian connor galore
freeuser smooth house titanic boogie simpson warcraft wolverin elizabet arizona saints valentin georgia asdfg test123
accord matt baxter denver mitchell christ password123 yfnfif slut smith stinky zachary roland naughty ncc1701d
spiderma chopper brenda hello123 extreme virginia water skyline poop zombie pearljam froggy pirate fylhtq vision
123qweasd awesome alyssa dreamer predator bullet empire wolf charlie1 kirill 123123a people penis elvis panthers
skipper nemesis peekaboo rasdzv3 simon alison rolltide american cardinal arnold chevelle daddy psycho happy1 danger
mookie wanker manutd 9379992 tommy hobbes vegeta goblue 852456 burton fyfcnfcbz picard 159951 bobby windows loverboy
lovelove vfrcbv victory 123654789 bambam turkey serega tweety hiphop galina changeme rooster polina berlin suckme
taurus electric ronald avatar 134679 mine raptor alpha1 maksim spring brazil eric bigcock newport hard kenneth hendrix
madmax england a1b2c3 alpha sublime britney france darkside bigman hercules lawrence wolfpack classic letmein1 lincoln
ronaldo 741852963 spiderman 1q2w3e blizzard cheyenne 123456789q wombat bubba1 tiger1 cjkysirj raymond brother kristen
pandora devils zxc123 simone holiday wildcat horse kramer 12312 147852369 buddy1 sterling caesar alabama carrie
bondage basketball sports pussycat pickle catch22 leather shaggy a1b2c3d4 chronic flowers qaz123 qqq111 robbie admin
gracie amber freepass airplane perfect kodiak billybob katana sunset crazy good stingray maria anna snowman phpbb
angel1 chocolat zeppelin garcia detroit wolves pontiac candy firebird vagina gundam panzer outlaw time pretty fisher
connie honey business trevor redhead hardon greenday tarheels 01011980 nastya hellfire cobra engineer dragon1 savage
service serenity sasha michele dude lickme fireball 1029384756 white remember darkstar miranda flash mustang1 01011
124578 harvey oscar strike freddie pavilion beauty bobafett 01012000 adam dbrnjhbz jeff bigmac chris1 duke clinton
bowling jenny natali future harrison jones wallace welcome1 swimming apache rulez pyramid dodgers girl whynot fuckit
defender teens morris trooper 135790 cancer precious packard lucifer popeye weasel 142536 raven icecream stewart
tanner swordfish blonde sandy presario rockstar viktor manager cheryl norton james1 control wutang airforce julian
atlanta pimp spike thailand looking casino 741852 21122112 paris mouse lennon 456123 bluebird theone hawkeye hacker
lisa dustin elaine nfnmzyf sailor catfish goldfish maxima tattoo barbie light design pervert machine herman wrangler
rocks trucks nipples roscoe tornado jerry lights bubble cadillac 666999 madman orlando pegasus target longhorn laura
philip browns eatme stefan cannon dilbert baller microsoft winnie christia katie qazwsx123 shooter xfiles qazqaz
lesbian street seattle corona amateur cthutq prelude 246810 beach malibu freaky assassin integra atlantis 123qweasdzxc
pussies dragons iloveu monkey1 unicorn lonewolf regina 753951 stealth kristin tony peewee openup bobcat stacey
software newton leonardo student srinivas angelina young enjoy valentina trigger zaqwsx lolita athena shotgun coyote
bruins veronika dollar country rocky1 joker babydoll lestat wordpass hottie smiley potter random sweety butterfly
woody chipper snake samurai video gizmo maddie devildog valerie mistress flipper freedom1 express powers soso123aljg
cessna teacher goldie moose polaris piglet cookies elena montreal hjvfirf ladies wolfgang fatboy scully father single
wicked daisy fetish foobar castle tickle bunny pepsi balls transam dfvgbh 31415926 oicu812 impala sunday booty
hotstuff ronnie jasmin ryan gambit toshiba basketba lancer birthday texas stephani jessica1 hooker knicks 314159
roberto stinger testtest fuckyou2 kathleen savannah shamrock benson squirt deftones trucker nick redneck goldberg
alfred blaster siemens shelly renegade manson subaru ibanez blondie hamilton casey swinger reaper cristina minnie
mylove harry galaxy lindsay dudley farmer gloria special blahblah enterpri 1234abcd travel babylon5 bigone sweetpea
sugar smoke skeeter fucked indiana great ficken trfnthbyf master1 freeman curtis smitty marino joanne bigfoot escort
babes check larisa trumpet tristan spartan babylon asdfghj sister valera stormy paladin andreas cavalier marathon
hamlet aardvark butterfl bigboobs mister manchester yankees1 rusty napoleon seven indigo hornet skater jerome pierre
wonder toronto rose indians karate buckeyes 01011990 julie hesoyam fredfred charger highland sweetie holland
1qaz2wsx3edc chiefs diamonds buckeye aurora hotsex campbell griffin brandi redman passwor chandler drpepper monika
maiden elizabeth leonard bernie brown pornstar garden storm autumn 12345678910 linda thuglife millie jungle pencil
tomtom insane pizza timber jesus1 sherlock mariah audrey david1 1a2b3c hamster aragorn pioneer techno catdog lollol
triumph sidney 141627 321654 fktrctq none sophia morpheus island wetpussy hobbit blabla erotic shadow1 aaron pascal
sampson consumer justme marion stones chrissy tyler nadine marie goforit burger pitbull kelsey adgjmptw spartak german
karen kissme hunting kaiser martha colors artist harold bass italia sammie barcelona mario nicolas virgin pebbles
sundance isabella overlord emerald callie doggy irina racecar isabelle germany 1478963 goddess change wesley nipple
basket joejoe holly poison zipper alpine shirley element huskers marcel eddie danny christy pussys sakura chichi
inside ultimate dirty nicola ncc1701e blackie q12345 omega watson rommel matthew1 geronimo nikki caserta trojan
123qwe123 philips sergio nugget sammy1 tarzan bassman warren trixie chicks aleksandr cream webster help sherry manuel
portugal dodger anakin bobbob bomber michel madness superfly q1w2e3r4t5y6 loser 123asd florence yvonne fatcat global
ybrbnf energy desire wrinkle1 soldier bianca sexual warlock martina babe 951753 11235813 51505150 andrei larry
seminole peace alejandr westham concrete access14 harris margaret hector christop naked ladybug letmein2 network
bernard weed tintin qazxswedc trombone chuck pleasure rhbcnbyf home history bluesky sherman logan january onelove
cotton christian cdtnkfyf sunny archie holden whore brianna vfvjxrf titans stallion lindsey singer truck smile party
missy hansolo angelo joanna natalia beagle phillip panama smiles blue22 juice qawsed inferno moon mongoose connect
kingkong snatch flatron sex4me bluemoon turbo rocker personal emily blessed snakes dominic joey forget finger beetle
jamaica alberto a1234567 mulder fuckyou1 jamie susan immortal head passat plastic 123454321 dietcoke spunky suck long
anthony1 whiskey monitor giovanni cactus ripper spyder markus planet magic1 teen patton exigen sticky waters sluts
nolimit daniela hollywoo abigail apple1 morrison katrina trunks 1234321 andy assass always diana deedee 14789632
clifford april speed japan mission pickles million sailing freak holmes bonehead fernando ghbdtnbr 112358 911911
charlott delta yomama darren rubber newman molly1 1123581321 faster cumming bertha memphis sylvia open ilovesex
maurice william1 hongkong olga jumper unreal geheim rodney nylons sebastia pentium legion shalom kennedy 555666 brooks
movie dodge dream graham sprite curious pacific loulou funtime philly ferret niners orion werewolf milton cantona
kingdom stars africa office boeing gilbert abgrtyu pirates super123 sheila french sweets cooldude palmer eternity
lollipop tottenha green1 stocking monique anything foster irish jackoff 7895123 biscuit drizzt camera columbia fossil
moomoo makaveli tracey colt45 robinson isabel martini salmon shasta jersey verbatim maniac snapper satan666 nasty
solomon patriot jacob standard shaved blackcat asdzxc punkrock raistlin infantry qwerty12345 4128 dillon gerald
twister ricardo waterloo cjkywt clayton crimson serena 01012010 oxford maxmax denis flight condor seinfeld silvia
biggie maxine musicman ravens teddy colleen bruce wolfman sharks megadeth cosmos velvet butt keeper foxtrot garrett
black1 damien anton sesame skywalke gn56gn56 banshee cats squirrel wolverine dogs sunrise rick ghost western grendel
sucks roxanne privet legolas frog felix marlin stone herbert lvbnhbq qazwsxed carrot blades frosty stardust 121314
helena brownie groovy penny butler coolio twilight daytona licker peanuts intrepid pikachu trains mollie vanhalen
jericho hershey strider lobster punisher grace bird zaq123 bottom ninja 1234567a murray kansas shogun goblin search
neptune ball showtime darwin amadeus suzanne fuckfuck seven7 jason1 111222333 oldman bruno showme henry getsome muscle
obiwan support rfrfirf skittles ekaterina gold whitney shark maestro anal danni tanker english tarheel fighter thanks
blue123 hannibal capital newlife anubis gothic chaos blues cindy sabine thunder1 roman preston princes brendan slick
123456z evelyn python test1 richie tequila boss cody devil chelsea1 clover delete mirage blood surfing 1q2w3e4r5t6y
bentley portland potato baggins review porter chubby panasonic sandiego sooners buffy buck tina derrick penelope
blackdog harmony fusion dima mature malcolm allen mary buttons 1a2b3c4d californ safety playtime dagger moscow swallow
warriors byteme stimpy gangster lucas christine turner iverson lester chargers liquid asdf123 mushroom cracker
dingdong lucky7 misty nymets 456852 robin bigguy mobile tazman greg nimrod newpass miami crusader bugger stranger
dkflbvbh anastasia marco volume masters monroe miguel doodle collins powder archer gotcha battle dublin slapshot
guardian 147896325 janice charly septembe photos knights woody1 short angelica nookie milano pepsi1 scarlett stuart
damian grizzly 123098 123321123 camille scruffy brasil latino kittycat poopie munchkin lorenzo rammstein 1701 1passwor
bananas barcelon santiago thegame robert1 hell world gerard picasso viper1 walnut kolobok blackman wisdom trance
starcraft parrot quality blade pink auburn goodluck eatshit dorothy dusty engine coltrane gorilla wheels katerina
tamara postal fuck_inside luther ranger1 pass123 carlo cassidy discover oakland andrew1 spanking osiris dumbass
shaney14 192837465 lonestar ping bridge bingo bender annie stonecol dookie meridian sally megaman heather1 25802580
racerx rjntyjr sirius firefly richard1 julia alexandra madrid terry griffey women phoebe zaq1xsw2 weezer beautiful
violet ledzep lowrider randy gangsta ghjcnj paradox tacobell 123698745 loving catalina vertigo halflife carson sergei
shiloh johnjohn sobaka buffett aliens sadie chucky bonjour kangaroo jazz josh thompson sinner socrates soccer1
keyboard 0.0.000 stevie 0007 jeep trebor finish dark luke sprint shazam lady national celica sarah1 scarlet formula1
hoover sommer frances hotboy cynthia qwerasdf 12369874 penguins bond formula rebels fuckface elwood melvin honda1
vacation kiss ragnarok bollox lexmark asshole1 mailcreated5240 lorraine 258456 claude rockon duck dodgeram tacoma
romeo wookie prodigy tempest vfhecz flames sebastian colombia bang kitkat oblivion mystery sithlord server molson
mustangs incubus smoker 123qaz window scoobydo 1122 rescue bigballs zxcv1234 carpet titleist richmond director lawyer
megan juan magnolia celeste melinda lucy wright jimbob golfing kenny roger bobbie xanadu tardis blueeyes hearts dixie
pussy69 pooper shaman mersedes 102938 12312312 springer imagine janine patrick1 kenwood 123zxc dogg garbage martinez
topper cowboys1 roberts lizzie ashton elliott oracle sheena chloe nuttertools mallard 123987 1122334455 analsex
shemale gateway1 mikey asterix faith monkeys imperial jimbo cooler grateful gillian peterpan kingston yourmom sleepy
gremlin printer hudson pa55word stud freckles birdman frank1 aussie esther defiant margarita 445566 deadhead polo
anime tatyana jackal frogger bridget wayne research tobias mariners rootbeer blondes donnie katrin weather aspirine
frederic parola photo children account israel stephanie shaolin noodles celine willy willis forgot scooter1 hallo
mandy thomas1 11112222 rogers palace santos ohyeah magnus laurie creampie amazon kisses queen ludwig fatass plymouth
justdoit assfuck nellie 1234567q 12121 987456 6751520 putter broken nopass letsgo bryan bones harley1 tatiana camel
champs lightnin massive camelot bosco deanna gizmodo spidey caliente aezakmi 456654 goodtime mypass roller catherin
active pooh payton lonely redalert brucelee smokin porkchop astros aquarius raiders1 thankyou kevin1 atomic fletcher
shopping a1s2d3f4 mason rusty1 marian vanilla hunter1 unknown sapphire temple qwert123 marvel beckham qazwsxedcrfv
kaktus 753159 myself sooner blacky elvis1 hastings buster1 power1 blackjac aggies scream picture 123321q abc12 judith
iforgot kasper cxfcnmt bangkok 01012001 shitty spectrum eduard vader jammer painter primus veritas ernest kristi
chevrole amber1 amsterdam slappy valley 1221 horny1 pete hitler clancy spankme granny avenger satan sasha1 usa123
diamond1 rosemary husker candyman beatrice scrappy john316 simba falcons dylan front242 harder atlantic labrador
123456qwerty smudge syracuse southern melody timmy elijah center darling throat stuff fatman krishna sanchez pancho
gator pacman commando delta1 vulcan bush clitoris lemons alice 8j4ye3uz boner keith odessa barkley monopoly method
kelley sara punkin pineappl celtics lesbians 223344 space gangbang bennett area51 lick flyboy hamburg aaa111 asian
carol spartans tricky romashka 123456aa snuggles phoenix1 boat infiniti anders billie life homer1 drago blake hermes
jesse goose jeremiah vivian annette homerun dead forrest carolyn 1234567890q topcat hayden cosworth vectra grover
goodbye charlotte cuddles bossman horndog doberman gary telefon dawg qawsedrf ivanov durango peugeot killer1 franco
kyle plumber bell rbhbkk pauline exigent brandon1 laguna emmanuel webmaster bowler leopard strong theking redbull alan
pics beast viktoria porsche9 breeze topdog starbuck omega1 dance dalton fuckers oscar1 hungry beefcake reality gjkbyf
speaker shelley godsmack clarence writer loveit kingpin nokia valhalla night starfish anarchy herbie blacks content
906090 sailboat desert fitness brando bohica achilles tractor jordan1 ncc1701a drake bull hidden kicker arsenal1
labtec napass bart pa55w0rd amelia tuesday frontier swingers jimmy1 caitlin muppet terror legacy farside terminator
bella matilda kentucky jackson1 doughboy ramona butthole phillies jrcfyf 789654 camels dannyboy oakley daniel1
nebraska latin double qwertyuio sabbath chang pinkfloy homers striker looker fallen maryland luckydog azamat september
iguana oklahoma moloko qwerty123456 agent007 vfrcbvrf javier vette daniil command rhonda studio pistol miles skiing
franky stoner conrad select tanya houses boris puppy elliot charmed vladik nathalie whocares 666777 maynard vkontakte
ihateyou puppies zidane eileen dilligaf crash mandingo moneys tyrone funny nevada kotenok mystic california 123457
budman church carlton rafael technics bone stick golfball rookie panda laptop today 01011991 jennie triton river
trojans bunghole zvezda 132435 15426378 hurrican central stripper dale filter jethro snow gustav ivan escape gizmo1
hawk igor aberdeen shane lespaul rfnthbyf enterprise butch dthjybrf 963852 1366613 cutter splash handsome oilers
randall cash nofear cupcake excalibu batman1 momoney gbpltw bigger belinda svetik possum metal moocow brothers bethany
keystone babyboy flamingo super1 firefox bogdan ccbill passwort soleil lancelot melissa1 vipers marilyn tdutybq juliet
leader madden russian australia sabina chase coolman babies skinny zaphod raven1 kamikaze verona bacon noodle rebel
doobie designer deadman attack vortex killme dogman pokemon1 gopher somethin danila 12332 reagan apollo13 chevy1
cancel torres 000007 freaks azsxdc sassy donna dracula play poncho bearbear boots engage steve1 deskjet bradford
bitch1 hammers deeznuts warhammer rangers1 tight justine ralph fabian lewis casey1 summer1 blueblue marissa oregon
bubbas sinatra hilton meatball mailman dawson columbus manchest cthulhu macdaddy mighty michaela grandma ready sterlin
cartoon summit 123456789z sentinel tolkien bicycle peter1 blow beverly breast lickit kathy crazy1 meghan universe
capone jenna julius wendy bryant truelove helen 123456k nancy eatpussy hailey kitty1 daisy1 chair 362436 bowser
kathryn sexygirl fernand eleven rockets billyboy military demon davis jamesbon iloveyo texas1 traffic saint daddy1
redhot microsof sonic miracle microlab gofish pantyhos pilot lifetime rugby mayday aikido nina star69 01011985 conner
cutlass tree thekid gordon24 theodore titties sweden function polska danie gang 73501505 market scotch lansing elvira
bloody sexx hustler anfield coke smut catman rush bonita tracy sony fast 1234qwe 1225 passwor1 irish1 cheers tinman
airbus peters china azsxdcfv santana hayley station gabrie scottie orioles jenny1 01011970 charlton saun fortuna
dfkthbz rustam warlord retard fatima ultima kong bigmoney 4runner rotten betty grumpy oranges kelly1 superstar
fordf150 asdfjkl boxing xtreme denali selena zxcasd huskies 128500 terminal wilbur kristy wildfire vladislav bikini
thor hollywood mayhem sultan gretchen figaro sixers sparta saratoga 321654987 running 01011981 cloud9 music1 models
mojo greenbay cancun marlene trinidad tammy chewie hope number1 billy1 feet crunch bigbird mellon chicken1 bigtime
fashion piccolo fabie 789123 rjirfrgbde rovers meatloaf hyperion sandro rightnow jarhead armani treasure miriam hansen
natural 01011986 lisalisa sport bizkit chester1 jasmine1 maradona 1066 sayang charli rfhbyf utopia anaconda japanese
camilla coconut govols emerson memory catherine jedi cosmo cruise giant ricky dragoon woofwoof giorgi packer pass1234
poontang emily1 illini christopher davids zaqxsw sandy1 pedro sticks revenge exodus reebok chanel albatros cabbage
goku wally beaner quincy greens tomato toby chief richards turkey50 adriana kenworth happy123 deborah down cooter
dinosaur holyshit eeyore movies dana lionking creamy adult poodle tsunami happyday 321123 knopka tommy1 bogart corrado
volley tyler1 chickens orgasm whisper flying first chocolate walleye hopper katie1 sean twisted chaser pepper1 memorex
ericsson 1001 100000 jensen positive crazybab science frisco dong jose zorro romance sherwood shania rereirf sausage
milana tasha vfvekz profit zenith fugazi junebug clemson polniypizdec0211 tootsie fktrcfylhf comics zxcasdqwe vfczyz
150781 werner aspire hardrock condom cocks rachael gringo anhyeuem madeline rich becky canon february alien abc12345
harper justin1 stocks marcos samsung1 clapton roberta coleman applepie skywalker fubar theresa koshka tundra vitalik
arjay gmoney bigsexy ingrid pillow gandalf1 lucky13 fingers samiam dean davidson skorpion candle nobody hellyeah
better australi drew rockhard boob easy bears sparkle johanna everest rfrnec hedgehog 13243546 wolfie surf bobby1 fart
yosemite marisa voyeur baddog brad jazzman dicks tool temp cheetah 1qa2ws3ed slacker steele mikemike wood pooppoop
america1 barsik valeria deniska br0d3r fright karolina kirsten vfksirf kume kenshin bootie cyclone starship monty
balloon maxell dildo rupert 0.0.0.000 milena bonsai lion salvador greatone vernon 50cent slider lillian admiral
cecilia stolen albion boys midget fuckin freeporn nikola amanda1 hithere football1 222333 78945612 damnit dinamo
francois cheng calico duchess scratch powell packers1 stefano fortune nyjets artemis robotech roadkill backdoor
rastaman fiesta felicia alliance fletch jerkoff killbill goliath cinnamon rambler malaka tekken sojdlg123aljg 321456
18436572 963852741 carrera bangbang jeanette marc fritz ramses operator shado duster spank wibble alibaba mechanic
keywest sword amsterda hal9000 bristol pingpong rasputin marianne hooter tara rctybz sanders faggot krista presto
majestic 332211 nguyen fowler passwords buttman snake1 spurs carl pompey trident viagra qwert1 brian1 kipper kingfish
zxcvbnm1 gotohell angie guest garage heidi mattie slutty isaiah steeler wrestlin pooter divine emma route66 clipper
charley macross railroad lineage2 oleg 420247 seamus swimmer ne1469 jokers thursday chico a123456789 solnce erik
kimber guiness pussie mathew nature matador sparks typhoon hank secret1 retired subway slave ivanova ghetto florian
love69 vermont tang ktyjxrf lolipop moose1 spears yzerman peterson magick phillips cinder nwo4life flash1 shearer
pupsik charles1 dfkthf allsop 162534 456321 000001 city qwer123 grapes 123123q pippen belle chad venus kcj9wx5n sex123
dammit barry caveman critter underdog r2d2c3po skydive renault onlyme george1 murder snoopdog jayhawk hotshot caramel
broadway kinky theboss fuckher train trout ding umbrella feather credit splinter depeche seeker fuckthis respect
crysis direct animals chemical cyclops 1000 122333 135246 789987 123789456 chivas jamesbond blackhaw passpass sinclair
team megapass beanie translator helloo magicman cunts phil fishes supersta giuseppe caligula kill shannon1 juggalo
frozen quattro usmc meredith java wassup rosie bullseye saturday pornos cohiba ashley1 floppy alucard deacon heart
tabitha kristine nicole1 tunafish great1 gfhjkm123 dallas1 xbox360 dkflbckfd kickass p0015123 10203 200000 7753191
12131415 vietnam kendall pearl safari gonzo crawford bob123 klingon jacob1 rain looser goalie damage maureen west dawn
tazmania cigars facial cobra1 deepthroat malina silence samara dfktynbyf fang cruiser vector tommyboy jean banker
horizon chainsaw button bigbear forfun abraham 123456r astrid carole andres sharky enter1 vh5150 royals christina
small misfit work yousuck louis fallout marino13 scania maxx nudist getmoney budweise qazwsx12 song believe brighton
absolut kungfu kostya monaco death1 gunners vfhufhbnf mamapapa 1230 minime blueboy penthous chrisbln steph whitey
europa jade bertie daphne groucho champ benny grant mirror village trader stroke walrus susanne number sabres nipper
woman floyd snowboar undertaker flounder moneyman patty bottle love123 kahuna canadian wolf359 viewsonic coolguy rules
downtown wagner strange fabric trisha italian ybrjkfq cypress 01011989 qwerty1234 eastside sneakers passme topher
taylor1 golfgolf barber sinbad frodo panasoni craig alfa mybaby skidoo chicago1 massimo back jillian cat123 q123456
sparrow senior dalejr thecat fucku2 snapple mondeo leanne emmitt thanatos z1x2c3 ghjcnjnfr maximum smegma thesims
whitesox chong 778899 2128506 bonkers poseidon musica doug johannes gargoyle 0420 olivier hambone bluedog intruder
sunnyday cyber compute kids smelly spawn wapbbs answer studly poppy paper ferrari1 simona solution madison1 newcastl
adonis goodman sexxxx europe goldstar again quantum buckshot static turbo1 dollars 01011988 titanium holly1 erica
danzig sadie1 jabroni library journey beastie chrono dang 1024 555777 edwards jane test1234 gunnar federico korn
custom lance 1qwerty assholes daewoo jess briana watcher superman1 albina sunflowe dorian babyblue premier staples
nike stereo westwood apple123 mouse1 usnavy boomboom fresh florida1 sasuke dharma pisces motherlode multiplelo hang
bike sapper scanner marius zeus racer callaway user bayern rover lamont rivers snoop over walmart micheal starfire
theend steel tigger1 erotica aaliyah doogie renee paintbal winston1 sexy69 paint 123qwerty tyson joshua1 newbie
knickers lokomotiv 112211 192837 hotred ufkbyf panther1 dodge1 laurel shawn 12345z wasser scott1 jessic thirteen
rjycnfynby avalanch outkast truman magpie scout philippe poetry martin1 havefun michell cubbies losers hotpussy deejay
fghtkm droopy blossom 333666 777888 allmine 01011984 zerocool janet tomorrow godfather abby greece second reading
greene sascha busted ming bimmer original cbr600 ocean anne builder demons nitram pudding bounce donuts 01011987 fucku
newyork1 jeanne idontknow audia4 aleksey vfvfgfgf leonid smokes mylife beerbeer sims redfish harry1 working rodman
beaches 1x2zkg8w hairy contact start luis bogey prissy 123456s gegcbr tights insert carla dante beretta francesc
jewels searay padres celeron mittens quartz ziggy diehard micron syncmaster cornell christie stunner hockey1 simon1
rtyuehe hoosier zxasqw12 peyton cheese1 orange1 paintball bing 4121 monalisa queens terrapin a1s2d3 spongebob buzz
attitude backup whisky clevelan ling cedric marin barefoot artur chuckles barrett meathead bigass ou8122 titty spike1
gretzky 02071986 kosmos cfitymrf biggles cambiami sexy1 12345678q 03082006 thongs blessing what aleksandra ginger1
twinkle gladiator gollum southpark rabota mazafaka 336699 goodboy carbon scuba tango stoney brent weaver will volvo
footbal pianoman gaston casanova traveler clark stumpy hawkeyes clarinet looney mommy maggot felipe bucket eduardo
freeze sound sexyman johnboy dian snapon deeznutz warthog vegas rooney honey1 futbol filthy steam carina 1012 90210
10203040 123aaa mustard boricua meowmeow maste mellow love1 abc1234 sunshin bengals combat goofy whatsup sauron
krystal alina lover1 monster1 prophet joker1 loco lovesex twins triangle booker reefer nickel venice xander strip
valencia 01011910 lord rhiannon crystal1 smeghead valeri andromeda 12qwas 12345679 diver cerberus james007 sputnik
groove lambert usarmy more tiberius zigzag sting abcd123 bean welder radio petra focus gabriell candice salamander
eternal silver1 bunny1 motley resident hayabusa marcia rambo together rainman poochie purdue redwood ripple buzzard
wang redwing boobie juliette monke hokies phish 1q2w3e4r5 crjhgbjy jagger nokia6300 rockford shou tuan goldwing 1007
10101 brewster bermuda zero thegreat proxy confused badgirl lola bacardi sweet1 derek whiskers spaceman starman
rebecca1 trial karma claudio 12qw34er allstar carolin gesperrt lynn swords rasta wildman nikolay kang slinky wrestling
jamie1 mohammed pinhead hacked logan1 sersolution penny1 overkill rhfcjnrf mishka montgom240 123451 banane bulldog1
person public fester something 12345qwe lions helmet buffy1 ripken frisky changed games higgins trapper piper windsor
supreme ib6ub9 kaylee athens norway runescape oasis jill hurley lightning dbrnjh shun chun 11223 235689 784512
14725836 19411945 edward1 darius chip hill midway kool hoosiers vinnie recovery cicero napster lionel amazing tracker
laser 01011992 adrienne roadking menace secure stoned br549 thedog sacred squash nice smoking pony feng illusion
01091989 woohoo rachel1 medicine antoine leavemealone bagira megatron 787898 5551212 orchid reader comet clown zippy
company doghouse stacy wild army maxim 12345678a paula bravo buddah jaybird chuckie look maria1 morning dino peach
todd hanna chuang mortgage idiot heineken saleen rulezzz fishing1 massage sonics moonlight butts motherfucker 02071982
pobeda benfica poker kashmir realmadrid balloons optimus chunky gsxr750 tinkerbell chou shai 135792468 common starter
brewer babyface pants gregor dogfood hardcock deluxe bigmike 01011975 blackbir bookworm hampton jeffery salomon
godfathe meister angus intel seahawks eagles1 talisman blackjack eraser collin pissing hawaiian zhong mian 1005
7779311 michae berger alphabet tricia beautifu misha maryann 123456654321 adams jenn riley xxx123 really sally1
mortimer tongue gator1 century sancho remote darkman buddie roadrunn pizzas lexus password2 medusa health stalin
toledo cubswin dutch lilly beowulf charlene willia christmas pool handyman f**k pacers unique eleanor digital1 missy1
clouds tiffany1 cgfhnfr breasts chinook just4me nuts 01011993 wedding calgary dutchess gfhjkm1 heckfy max123 ludmila
gong 12301230 nova shell lori site because cheater famous delphi cathy wareagle martine gromit sponge ashlee valkyrie
yoda glory teddy1 passwd idontkno smiths mohamed teddybea killers boxster five dragonball beast1 babybaby mermaid
qazwsx1 satana dolphin1 bhbirf foryou misty1 nasty1 qazzaq hong puddin chao shang zhei quan inuyasha 1213 stanford
peacock assword misery desiree barnes sullivan beamer diggler medical 1pussy wishbone circle property ripley thedude
cloud fisting austin1 alexia beemer jayden gameover sparky1 redline venera linda1 salsero fuckoff1 adam12 lust fytxrf
sergi kittykat spanish sinister india vedder gonavy manowar 02021987 novell lang colonel rancid diao 147369 dragon12
chrome friendly aa123456 destroy titten electra polly geoffrey newpass6 bella1 eureka onetime phone katherine otto
lakota claymore hotbox asia banner madina 02011985 manuela bitchass ruby sporting bartman matthews checkers playing
01011977 02041986 carmel gabriela dfcbkbq nimbus wrestle bulls 02081988 jktymrf alexalex preacher gamecube 02051986
mustafa svoboda 123321a circus armagedon alenka playstation z1x2c3v4 leng qing cong zheng 02091987 1369 12011987
magical park claudi marine1 rhtdtlrj pablo thumbs camper doitnow goaway subzero charity hootie face pissoff jammin
beth blackout crow darrell cocaine bcfields skylar rolling loaded milkman lotus davide bigbutt electron johann
devil666 12345t cheeks skate silverad lighter 02021988 hassan 02031986 pothead oliver1 gobucks 123456qw squall
thunderb 02101985 courage pippin ghostrider antoni kaitlyn neng peng miao teng xuan xiao 1017 1020 1492 654123 794613
reynolds cannabis xerxes ipswich ninjas mango farley lucille pinky jimmie nude dieter annika mitch southpar marika
jackson5 dickie jetski finance tdutybz dianne forward jenkins bright absolute morgan1 bilbo musashi ferris iamgod
lipstick 1234567890a laurence 02061985 02011987 mandarin baseball1 quest tottenham adults yfnfkmz kleopatra tulips
nong piao ruan zhuang chai dirtbike 111333 369963 1236987 1357924680 sheba pickup dwayne othello mari katherin forum
sonny 12qw12 rider a11111 warner northern cinema cameltoe petrov bluefish fuzzy pheonix iscool secrets 02021986 elite
toon modena bert marsha slippery kissing caravan divorce tank beatle jump akira sanfran 01011983 1qaz2ws cheech 000111
badman 02091986 samtron paloma yang dolores sveta qweasd123 shadows mollydog annabell starcraf ghblehjr vasilisa
jameson chuai deng qiao zhou zhun jiang luan sang ying scorpio1 beans slim illinois warning ebony meat jockey deadpool
hillary bearcat caprice farscape evan bigtit lassie zappa sander nicol sunflower hopeless sheriff carpedie bank love12
asdfzxcv sherri march bingo1 slave1 barton shepherd 02021984 gatorade keegan high cameron1 guitar1 toolman barker
spectre pussey nuggets borussia mantis 01011982 banzai ariana flexible chloe1 mullet graphics fyutkbyf 123qq123
mancity templar stories yfcntymrf 02081984 02081987 fergie records thedoors 7ugd5hip2j gawker pussyman skyler
elizaveta colton huai seng xiang zhuai guai 02061986 solo moritz monte lemon strength talon rhino cowboy1 susana
sonoma three mack spinner allan keller webmaste aaron1 grease augustus raquel alejandro chimera rufus stretch ticket
bacchus kendra twenty corsair kinder argentina corleone zhai spice mickey1 vampires domain iomega heater 02031984
02021985 hover alex123 ltybcrf artemka xxxpass qiong ting hippie jing reng tian tong 2580 123455 21031988 987456321
poland deutsch babylove becker speedo brett oceans slapper letter harvard bonjovi mazda virtual cosmic leon snuffy
blaze sergeant maggie1 dragonba spurs1 stonecold hellos jacques register buttercu 01020304 huang 01011999 millions
millwall patience chrysler merlot bullfrog latinas a12345678 02011986 xyz123 istanbul phoeni ashleigh 02081989 kotaku
universal noelle binladen artem shanghai porsche1 castro gabriel1 ceng chuo jiong xiong shei meng hans wraith pierce
jayhawks kilroy amateurs dotcom cattle daemon ntktajy barbados renata thoma balance mikey1 chan nomore pdtplf canyon
kayla jackpot mets orion1 pulsar baron marker chippy nightmare monarch hamish aubrey reds knockers dipshit alexey
malone athlon hubert chevrolet eddie1 vadim everett napoli myname belly cobalt counter dialog house1 augusta smokie
cristian coolness cougars screen 02041984 criminal hardware ramones bobdylan ning capslock 02061989 rong zaraza ciccio
teddybear alisha gfhjkmgfhjkm chui liang pian niao 1123 120676 147963 gadget shiner laurent fulham missouri carlitos
dwight helene halifax dogshit entropy coldbeer silent lost silly netscape boom edgar dog123 golfer1 county deep
freeway syzygy andromed game media wings brigitte danny1 yeahbaby diego yolanda eldorado hollow crack eastwood
monkey12 gunther paranoid anita sexyboy rainbow6 soulmate gooner drunk persik lesley geneva 9293709b13 microphone
kakashka 02021983 50spanks 111111a fgtkmcby mclaren spread geng shuo zhui duan nuan qiang weng shuang 159632 9562876
1234567891 bamboo brittney fastball creature cards just4fun matteo fuckyo hack smashing foot washington arlene baggio
carlito jones1 hopeful astro hondas snooker sophi redbird bigblue annie1 dynasty mephisto temp123 trainer rebel1
iceberg shitface fountain specialk estrella some 02031987 generic buddyboy stevens 02041983 arcadia 02051983 manning
nikitos piramida 02021989 violetta bailey1 piano spencer1 salasana q2w3e4r5 maxxxx zang shutup thing suan heritage
liao 1022 1223 15975 11221122 browning homerj tiburon obelix kris chopin 02041982 insomnia hooper promise cygnus
theater romero jelly plasma kissmyass here ninja1 submit spider1 budapest jayson sexysexy jorda citizen sahara
pinkfloyd card stroker pavlov playboy1 pasword amigo heynow arturo fight ventura sandwich fraser yummy homeboy royal
testpass gamecock milo maxwell1 magician female wildcard sassy1 magazine telephon bigfish tripod kuai lazarus cleo
licking dundee 1234asdf 02081986 1a2s3d4f brodie misfits slavik rochelle sleeper seeking pringles butcher patric
iverson3 nanook 02041987 02041988 vsjasnel12 darklord loveless bruno1 radiohea 02011988 cang shao sheng guang shuai
xing 1011 2469 12365 karin hughes giorgio maxime sphinx reckless triple baldwin taxman orient desmond married zhjckfd
mordor hunt romano jiggaman ramsey officer lovebug sam123 tiger123 classics hooligan pluto georg bolton scrabble
jezebel major 010180 jellybea mason1 shock drakon seadoo mexican hawaii50 pharmacy door lena abnormal patrice concorde
alfredo 01011979 02081985 cdtnbr qazwsxedc123 puffy islander 02101984 chantal jakejake 02011980 yjdsqgfhjkm bunnies
bushido kazantip strawberry verizon maksimka dupont crusher jiao zong zhang pang 1211 1224 123465 655321 ghost1
premium wg8e3wjf corey 426hemi goat diane channel project hole cthtuf arrow meagan tootie bounty blue12 02021982
porno1 kfhbcf kirsty howdy ramrod sweetnes master12 bird33 bummer corolla andersen blond race darryl senator ferguson
donovan 123456qwe thelma dynamite gertrude doomsday rhjrjlbk hjccbz players mariposa killer12 ozzy mazda626 excalibur
marcello buttfuck moore samsun masamune zhao niang zhuo 02071984 998877 12365478 darlene bessie brains north attila
clowns chestnut woofer model 1qa2ws moses someone lindros tiny dottie civic july a1a2a3 merlin1 anthrax lilian imation
beacon tripper snoopy1 vsegda tiger2 ursula fullmoon spiker sporty force pornporn citadel jacobs michael2 volcom
dynamo amerika 02031985 bombers hannah1 burrito andrea1 inspiron forsaken spock mallory lantern nextel goirish
snowboard haggis callum violin lollypop insanity placebo creation glacier 02061988 stepan zander dabears water1
katarina iloveme sexxxy moonbeam webber gonzalez henry1 tiao tigger2 4417 7007 69696 147741 258852 dogger pecker
stiffy senators create june wingman pumpkins felix1 windsurf ernie mick watch green123 jarvis zephyr fishman dell
reddevil wanted sheridan larry1 nichole bronze concord rjhjktdf kellie baker zalupa killkill avenue asddsa bunker
wrench paddle schalke cobain shanna poopy broker mouth woodland yvette suicide vanguard aviation exotic heat stanislav
02081982 superb q1q2q3 fergus mihail vfibyf 02051982 yankees2 mobydick icu812 sausages tuning francesco ganesh
anastasiya nevermind presiden faithful kerstin vfitymrf varvara happiness 1z2x3c robotics zuan nang shui 225588 369258
normal deer bigcat store 02011984 karen1 tech temppass laura1 onetwo postman weird uranus highheel aloha cigar puss
stylus gobears duckie stratus thong tigers1 jimbo1 mandy1 pippo conover soprano jingle firewall polopolo dolly pepito
piazza radical alone mail boxer 02031982 reload evolution julie1 grande drummer1 tipper fuckme1 02061980 battery
dogcat bubba69 drive kirby candace digimon bombay mariana sowhat pussy123 pumpkin1 lips download fandango kamila
popper dusty1 gore beng rang bian cuan smokey1 1112 369852 1000000 1234560 lenny qwerty11 mypassword louie earnhard
dancing simmons airport snappy angelika fishin boxers icehouse qqqqq1 cramps basset dogboy hall abstr softail titan
santa killjoy fischer electro mygirl delilah misfit99 nutmeg 111qqq christma kittens krusty script zaqxswcde bigboss
falcon1 flores guyver coach fender1 praise prowler harvest latina asdf12 clit moreno erin 02061987 02091983 01081989
spikes zxcvbnm123 jubilee shan choice yugioh toaster pineapple harrypotter gorgeous namaste carnage yong zeng redsox1
biao heng keng kuang 1013 1023 12051988 alissa nigga dayton chriss niceguy magelan qwert12345 almond club bumper
partner vikings1 123qw marty spongebo erika judy ghosts broncos1 hookup bigben hammer1 wifey cindy1 carmex2 enrico
starstar gilles chillin superma radiohead havana lumber pistons viktoriya gameboy robot santafe holidays jennife
mckenzie reddwarf dodgers1 cascade kidrock pinball isaac banger 05051987 02071987 02101989 02041985 arrows cookie1
london1 platypus password12 foxy 02071980 1z2x3c4v abrakadabra doofus passes shanti barron marianna longbow services
02101987 heroes living mankind stasik jets beardog longjohn 123000 134679852 glenn 01011900 nikki1 alessandro garion
live juanita honolulu nygiants slick1 busty install niceass string boozer mars astra junior1 abbott puffin dogbert
queenie mother1 miller1 muscles highway visa 02091984 cottage compton steffi romans beerman megan1 windmill guitars
earth freebird slamdunk snowflak tasty delight nights biology joseph1 emilia bronson frost irishman badgers state
02091981 bergkamp pixies training warrior1 playstat milk oatmeal mudvayne airwolf season lottie dudedude jackjack
johndeer zildjian magnet vjcrdf 02061983 02041981 hammond ramirez 02091980 mang aptiva anai qwer12 gidget 1121 78945
153624 333777 22041987 stop kjkszpj manolo jerry1 bruiser chilly medion josephin giraffe jared paulina fishbone edison
caught gasman genesis1 pocket moondog charter camila impact tbone bigblock rudy towers krypton hallie jefferso pelican
altima clippers getout compass kimmie chambers winners paulie spoon sucking albany toffee theatre never pavel 111111q
climber marlon micro thisisit armand ultra aladin monkeybo comfort 123456l epsilon idunno death666 stress hounddog
pallmall 02051988 angel123 02041979 kate webhompas monsters picturs 02051987 sairam 02081977 05051985 02071988 easter
cobras ballin comanche landon severin 15051981 26061987 whiteout roadster basebal stone55 drifter easton werder
norwich stubby stefanie clay gene mike123 ellie versace food visual heinrich record white1 bowwow ellen undertak demo
hookem anastasi fiction medic colnago storm1 booster festival zzzxxx coolcool qwe123qwe sinned foreve squeeze 02031981
mazdarx7 anthon diving shocker hewlett cross sutton choochoo 08031986 02051989 milan defense 123456789s iloveyou2
fidelio welcom 123456m word lithium 02051984 02061984 kisskiss cbr900rr british franc kings mama123 lovelife hellboy
chipmunk good123654 saiyan chase1 bluebell federal trust format kjrjvjnbd ctrhtn 1234qw hollie celeb fuckinside 1215
111000 987123 10011986 11051987 13041988 21031987 kirk washingt tkbpfdtnf sensei smirnoff mydick spam macbeth cabron
guess pipeline mike1 clyde dalshe james123 zebra mortal fishhead gustavo vintage 06061986 pigeon carver winner1 gypsy
konstantin beta freefree sheba1 summer99 newcastle krasotka 01031988 komodo 02091985 juicy punk starligh flyfish
wireless carman 81fukkc manila nathan1 olesya salome lowell torpedo switch motion sharp toejam julien puppet buceta
scoobydoo 02021979 super12 koroleva lineage michaels redrose close yogibear redbaron codered testing1 frogman 02021981
tatarin azazel moskva kitchen freesex nascar24 president 7894561230 news mykids bitter highbury zachary1 tranny redfox
02061982 1002 135791 username achtung johnny1 spotty survivor program prayer transit sanity seagull flanker cocker
qwerty7 wanderer soccer12 fuckhead zodiac isabell costello virgil nutter rockies irinka washburn catwoman upyours
kelvin lemonade chilli bearcats chef itsme gravity chevys solitude sunny1 cocksuck minerva boomer1 deeper 01011978
02011989 ohshit vera cricket1 sugar1 rober slowhand tommie ross jsbach lorena dinara paradigm smoke1 lilith nostromo
borabora arkansas chiara savanna presley bologna terminat habibi contest sushi markiz sigma rainbow1 bdsm blam
fantasia stephen1 mildred 02041989 grandpa underground johnson1 peaches1 cnfybckfd ghbywtccf 02101986 bigbob 11081989
12021988 13041987 14061991 20061988 21011989 22021989 24061986 30051985 74108520 joel slater comedy marti grand
georgie wildbill smart kent larissa gilligan blast hornets brain berkeley pool6123 birgit maggi armstron 3000gt
01061990 corndog hilary troy 123qwer lane piggy destin tropical sundevil shinobi horace gagging hurricane volkswag
wasabi 01011960 nurses bmw325 02021976 zanzibar reilly mustang6 trouble1 angelus chinese sissy sunfire tonight sonia
sneaky report 02071981 coventry jeremy1 gtnhjdbx 03041991 sekret 45m2do5bs undead qazws madcat hotone eastern 123ewq
daniele nirvana1 lasvega amorcit wasted sidekick pizza1 02031979 yfnfkb revolver jackass1 cleopatr nfytxrf jermaine
gbhfvblf kalina 02081983 marines1 1031 1102 1125 1235 172839 420000 635241 18011987 23041987 cisco everlast hopkins
nitro vader1 south nation tinkerbe lamer boating glass bluesman weston leroy customer physics 12qw12qw paolo dakota1
quentin messiah hitachi marjorie krissy shawna conan woodie troll groups penguin1 spikey fatty villa denmark stephan
birddog cyborg keenan tokiohotel straight nautilus kieran slayer1 rubble highlander redeye justus firefire from
02071983 schmidt longdong boiler margie heidi1 suckers waffle khan sonata lopez there skyhawk joebob armada simba1
blues1 07071987 reflex threesom asdqwe123 02021973 01121986 americ goten loud ghjcnjgfhjkm 02011981 01071986 02091989
02071989 nokia6233 ghbdtn123 asdfgh01 sisters valentine yuan monty1 cole 1812 10031988 10071987 12121990 13031987
14111986 19061987 19101987 24011985 25081988 28041987 123456123 bighead matthias changes descent mazda6 fenway taco
eggman aaaaa1 jonny buddy123 private1 dogface bowman irishka shibby antonia astral nudes teenage enterme thecrow
andyod22 score complete rivera belmont tigge junkie fredrick daniels vickie candy1 bennie skinner razor umpire blanco
fearless citroen rollins sluggo torino antelope marseille aramis emilie compaq1 gryphon malachi pantera1 viewsoni
ethan yeah marble 02081980 reptile 02021990 chandra kille dindom 01091987 evangelion handball nancy1 barselona draven
zxcasdqwe123 sandrine fuck1 sprinter fyfnjkbq 01041985 02101988 stinker palmtree sonyericsson hotties rampage seabee
chick 1776 987321 10011990 10051987 10101986 11061985 12121985 13061986 14021985 17051988 20111986 22011988 25800852
28021992 gordo bigpimp question soccer10 boytoy quasar carpente spartan1 amand luca pasadena biatch benoit glock
coldplay expert audi mario1 castor deadly fairlane joe123 elcamino callisto glamour datsun studman hanson mentor
tomahawk shamus gladiato diaper keisha stupid1 styles squeak cayman runaway dentist navy skip fantomas thewho zippo
castillo luck arianna honeybee papito yamahar1 holycow 02031989 ukraine doors wildwood yellow1 skibum gambler helper
09051945 best brown1 malice david123 karachi jewel excite toilet corinne morton johngalt sweetness options loretta
mcdonald sf49ers palermo buffalo1 playa lambda 02031980 01121988 gideon matthe 02101981 medved cheshire superior
08121986 ministry trinitro pebble casper1 bismillah roses elefant player1 capricorn harlem 04041991 nikolai vendetta
bobdole 03041986 wizard1 02101983 manfred pinky1 biker margarit bigpoppa success1 ijrjkfl voyager1 asimov bruce1
winter1 iloveyou1 01011995 dominik 1210 24680 100500 196969 415263 11051990 16051987 16051989 17061988 20031987
20091991 21031990 22021986 25031987 25121987 27061988 28011987 28021990 29011985 29051989 29071983 30041986 paris1
limited vitamin calibra zarina perry iforget 04041988 glasgow shrimp antares hola antonina jamess hetfield warez
bigones cutiepie chapman bolitas dimas nonenone bestbuy papillon baritone knock eight stream sleep stephane freefall
vjqgfhjkm show 0000007 priest jules mischief rogue hate foxylady flip ernesto dominion vienna macman enforcer devo
3x7pxr parol tophat megane dungeon leedsutd f00tball mingus skillet robins twiggy bitchy giggles remingto alberta
ducks rfvfcenhf book 02011983 otis derparol 02051980 quebec emperor buste 05051989 synergy 08051990 02041980 shakira
older asdqwe 01041988 01061986 mamamia cleopatra rosario finland modern carnival 01011994 dmitriy coolcat purple1
ghjuhfvvf knuckles mahler kayleigh klaste 1003 1025 1204 4200 224466 1234123 11121986 12031985 12031987 13121985
15011987 15051990 15101986 18061990 18091985 20051988 20091988 21051991 21101986 22071986 30031988 31011987 notused
bigdawg grinch chips letmei slugger 02071978 mental harddick brand bozo paco kojak tabasco chelse spud rico keepout
kokomo firefigh addison barney1 blowfish 1dragon hugo samira sexylady sevens 08031985 stacie rusty2 dimples post tuna
alexandre whiteboy roger1 films cromwell magneto kernel carroll minemine dontknow 02011982 acmilan wp2003wp sanford
referee lakeside polish 123456ru noname123 screamer calimero portal kfgjxrf conway rockie 02101979 02051985 dfktynby
francisc swinging 02041974 cygnusx1 trucking 08081988 obsidian sales auditt money123 02031988 oxygen roswell tower
01031989 01011974 papers popova 03031986 giovanna sasha_007 thecure 02051978 bigbang lfybbk pizdec 12345qw 02071979
zoloto marijuana 02031977 02051976 kimball jaguars kordell1 kerouac 142857 258369 999666 10101990 13021990 14021986
15021985 16121987 17011987 21051988 22031984 22041988 23021986 24111989 25041988 25091987 26031988 27081990 30041987
07091990 stryker ksusha entry roma maple choke cassandr moonligh fenris 12345s duffman fuck123 john123 dirty1 blueball
bigbooty cars wrestler salope sexxy dinner building mopar cecile fishfish paramedi capricor robocop rimmer hardone
w_pass 4ever evil alice1 nomad nuclear asgard series advent 01031985 universa jorge kestrel spanner guido cheddar
carlos1 lalakers acura cherries eclipse1 anchor cold yoyoma darkangel aspen bahamut little1 whistler 57chevy smackdow
galant bukkake leopold option strawber facebook susanna bookie crusty qwedsa nine extra matrix1 02051981 01021990
transfer breanna mothers clarissa peachy prozac p@ssw0rd loki scuba1 bootys argentin flame bricks slimshady dkflbr
nokian73 chris123 11111q krolik joshu korova johncena magpies pictures cevthrb suckmydick spanker dogpound 02051973
impreza 02041975 132456 145236 357159 741963 10041986 10071988 11021985 13071984 14081985 15071987 17111985 18091986
19011989 19031985 19283746 21011988 21011991 22061988 23031990 24111987 25011990 25091990 31031988 notebook brandy1
prospect bettina gymnast jktxrf seneca zxcv123 ksenia rudolf marquis huge daylight golden1 q11111 tribal zack blue32
johndoe hejsan biteme1 jeannie lemmein salem petrova clutch django sexgod sexxx capetown tupac cartman1 ratman
09021988 vlad fortress canucks 01091985 virus chocha serpent wallet inter telephone eggplant april1 camero roofer
nazgul fussball cardiff perfect1 wendy1 hallo123 fktyrf pufunga7782 amore 02041978 factory doggy1 budweiser alanis
loser1 marseill janelle wealth addict goodgirl timeout wolfpac 02051972 camden liverpool1 tenchi 05061990 godlike
university turnip beaker vincent1 k.lvbkf 010191 01031984 02031983 repair nbvjatq vehpbr southpaw sylveste redhat
forever1 wingnut patrol magellan vampir captain1 assasin aikman trailer mariya taekwondo 258963 7896321 10081989
11031988 11071988 12041986 12041988 12061988 13011987 13011988 13051987 14011986 14021990 15011985 15041988 16051988
22021988 22071987 22091988 22121987 23021989 23041986 23051985 25101988 30081984 sonyfuck style llamas clifton irene
sabrina1 02031978 punch noname goldfing marie1 1234zxcv jumbo helmut maveric ricard antony happy2 marcius2 susan1
ballet pentagon sawyer faith1 gina pearson hotgirls flasher tracer boater shoes peppe joyce cornwall goodie devon
benito butters angus1 sixpack mandrake bubbles1 earthlink lookout slammer venture gagged onion 01071987 truth aries
12345m lakewood loveya dogwood money12 moonshin ring wyoming suburban challeng olympus volkov opendoor 01011976
04041983 commande stanley1 hoops jonathon diablo2 08081986 seymour beach1 ashle oreo murzik bubba123 02051977
navigator right gratis myrtle native trip lakers1 twelve 02081976 hellokitty arctic fkbyjxrf rasmus wormix randy1
02091988 07071977 03021986 millenium radar 07071990 gerrard 05071984 01041987 goth asians gateway2 camaross bluejays
gaell 333444 10031987 10101985 10121987 11061991 11121985 12071989 12081985 13061987 14101987 15071986 15071988
16021990 17061989 17101986 18021984 18041986 18051988 18101987 19051987 19061990 19121989 20041986 20081991 20091986
20121989 21061986 22011986 23051990 24031988 26031990 27041990 27061985 27071987 29061990 29071985 30041985 135798642
lekker qazxcv borders davies midnite lloyd beater 05071988 whatwhat optimist damon 02071985 gotmilk blue99 clock
decker larkin road loren redskin hung bremen enternow knight1 prince1 page 01051989 03081989 bimbo peace1 destiny1
beavis1 hattrick aaasss 1a2s3d dejavu markie ou8123 1master start1 test12 beatles1 screw 2fast4u daddyo natasha1
bordeaux stone1 12345qwer blaine vanessa1 rough alchemy 09041987 qwert40 hott therock1 real ilovegod solaris proton
links cardinals marriage disco peggy spence fanny coming swedish espresso auggie 02071975 vbkfirf dougie p4ssw0rd
richar noway nightwish saigon holes jocelyn gsxr1000 23skidoo platon ghhh47hj7649 shadow12 speedway 01041992 01041990
devin leeds 09031988 timosha roadrunner ironmaiden mackie supernov delfin toriamos 06041988 ceasar trans patches1
oberon vjkjrj capecod glow nevets 1008 123567 147896 875421 10061986 11051984 11051986 11091989 12041990 12051986
12051990 12121988 14041988 15021990 15051985 15111988 16051985 17041991 20021988 20041988 21061985 22061989 22081986
25071990 25111987 26061985 30011985 mamacita derf sandie jaime longer cowgirl stigmata munch gonzales alena 01121987
pass1 data shag nineinch a1234 waterboy klondike ilove finally bomb spiral boulder odyssey amigos somerset 01031986
pain burns mulligan krokodil explore lawson charon peeper redcar fellow ambers sloppy savior schatz moron q2w3e4
hardball azertyui republic patch reggae canuck romantic vauxhall boston1 angelic emilio doggies tennis1 advance
02061977 around 159357a 06021987 spoons rfntymrf almighty deputy 06081987 tosser stratfor mississippi suckdick
houston1 eating intercourse power123 closer 01021989 lenochka marijuan 02031975 globus sterva domingo limewire terefon
coors 04041990 suslik steaua blue1234 bledsoe 12345qwerty greedy 01061988 iriska htubcnhfwbz zasada sandr awesome1
beezer champ1 funstuff evgeniy bball patrici cuervo printing 111777 357951 10011983 11011990 14011989 14031988
15021986 16051990 17031987 17071989 18021988 18111987 19061985 20031991 21041992 24031990 24091986 25011986 25061985
27081986 28051987 29051985 29061989 pastor funky theforce chiquita strap yessir daman 05081988 beech streets chaos1
wxcvbn admin1 holein1 maserati berry qqqwww geezer coral cabernet joecool nastia egghead doris sheepdog terrell jomama
kane armando hairball christa aileen clarke insight afrika vancouve tender munich 02071976 123456789m grandam brady
luciano alcohol sheep default idefix cyprus trees scheisse montana1 mooney ambrose hoffman pimpdadd baltimor jennaj
m123456 norbert call jaeger mash4077 watford davinci mizzou steven1 gocubs square pigpen 123456t houdini jewish tomas
kirkland ophelia riccardo 07051990 another rodeo luna bonanza lhfrjy 02061976 sigmachi revolution dragon69 firenze
03041980 selina absolutely lback ghbrjk rfhnjirf 05091988 sammy123 sophie1 cvthnm colonial toolbox 04061986 hunte
ringo bongo 02101976 azert junk banan howell magic32 liliana q1234567 medina riders elway7 ilikepie 09021989 toonarmy
laddie 01031983 footjob 06051986 kronos eskimo wolfen natalie1 barley pancake bigdicks dabomb cashmone 02081981 junio
02041977 dylan1 01021988 monic 1004 3006 123459 223322 556677 996633 1235789 5201314 11011991 11071985 11081987
12071987 12081984 12101988 13031986 14021987 14071987 15051987 15081991 16011989 16061986 16111990 17071985 18051990
18061985 19071986 19071988 19101990 20031988 21021985 22021985 22041986 22061941 22061987 22071989 22081983 22121983
22121986 23011985 23021985 24061987 24061988 25011985 25041985 25061986 25101989 26021987 27031989 28021985 28051986
lolol myxworld audio kristian samoht dominiqu joemama gabber toocool ariel twinkie zxasqw marcelo darkange persona
scrapper delaware tyson1 progress cafc91 kurt shuttle link gabriele smoothie slimshad 08071987 q123456789 youtube
franks norris yasmin outside sandra1 hottest cumslut tripleh mann starr morales vqsablpzla pathfind trace elisabet
doit evolutio fishon books 02021980 flicks peanut1 velocity ranch annmarie barry1 gthcbr biggun dolemite vagabond
outback sexo woodstoc 02081979 macleod plastics javelin bootsy 02021991 08061987 aolsucks c2h5oh 02031973 sofia
redbone klizma rachelle petunia pumper all4one mohawk lobo billabon rockin ncc74656 austin31 baylor 04061991 koolaid
granada allegro 02021971 alinka nevermore mikael p0o9i8u7 forgetit smith1 montag poker1 frodo1 beloved breaker tasha1
honeys password9 reginald sheeba killer123 02091976 wives dukeduke archange fuck69 metroid minimoni wizards hellsing
rocknrol 02041976 fabio 03071987 zaqwsxcde max333 wanking awful morrowind friendster irving goodday modelsne bumble
kenny1 nataly juliana cirrus samm 03111987 nittany dogbone storage 05061986 04041985 punker 02011975 purpl futurama
skateboard 6996 132465 10031991 10111986 11081990 11111987 11121987 12011989 12061986 12121982 12121987 13111990
14021983 14051990 14071988 14101988 15011986 15071985 15081988 15091987 16031990 16101987 17041987 17061986 19011987
19051986 19071990 20021986 21041985 21081987 21111985 22021990 22031991 22041985 22061990 23061990 24051990 26031984
26031987 27031987 27091985 29051990 29081985 29081990 29111989 29121987 30121987 31121990 esquire homemade kiteboy
herewego bedford dirk lonesome boxcar panda1 pornking blackbird dickens nokia1 four climax gotribe bleach cheeky
cucumber vipergts scooby1 awnyce 123qwert muhammad summer69 jeepster alex12 hello12 harbor acidburn harald calling
dingo fireblad christi pinnacle shodan 11111a fallon 03061987 02101977 deniro 08041986 dudeman harrier jellybean
buffet mariner foolish wildone peterbil allgood fields dilbert1 salami bugs estelle lighting mega butkus elvisp
homework russel donner doktor tycoon cement romeo1 04051988 ottawa bigguns lillie fellatio weed420 emmett kiwi barfly
03031988 baracuda newyear flipflop raleigh singapor sperma 04081987 maxdog sasha123 opennow thedon sedona sixty terra
blunts linkin lander alisa 02091977 12345abc 05051990 crackers doubled warhamme proview masterbate starwars1 02091975
status 01011971 females flamengo behappy lfitymrf qwe321 starwar snowbird 123456789d corwin bradley1 fucker1 azzer
02101980 lagnaf daughter cubs navyseal 01081990 carebear protect kamasutra bastards delmar musical deaths metall
steffen 01061987 02051975 wiseguy pimping robin1 515000 1598753 10041983 10061987 10081985 10293847 11011987 11071986
12051985 12101985 13111984 14071986 14881488 15051986 16061985 17011990 17021985 17091987 17101987 18011986 18021986
18041990 19091988 19111987 20011989 20051985 20071986 21071989 21111990 21121986 23011990 23021988 23051986 24011990
24021991 24061992 24121986 25011993 26041986 26041991 26051988 27011988 27051987 28021986 28071986 29011987 31011990
gators1 02071971 whiplash lara fuckme2 adriano boyz hatred reserve draco rainyday mercede grin smart1 stafford mone
motor ontario stang gardner weekend jakarta shonuf clovis drum gotham jughead golfgti dooley sand nightmar wetter
johnny5 tanya1 03051987 01051988 comein meadow 69camaro chessie marshal phyllis mutant dingle chelle nautica haley
camber dragonfl senna bigjohn heels stickman sambo 03071986 hiziad sexybitch puppydog 5wr2i7h8 deville pacino paragon
pointer s123456 tarpon melanie1 sprout durham apollo11 bigdog1 wheeler spliff sick gonzo1 rockwell vfntvfnbrf meliss
narnia eleonora lefty chewy payday atlas alleycat ambrosia drums linden trustme austria phialpha exchange rage
lokiloki tarakan cartoons 02091973 01051986 bungle contract 03011987 kolokol daisydog penetration 06041987 laetitia
gohome 03031990 02101978 pushkin leigh mustang2 gianni wordup orchard freddy1 adrenalin goldeney luckyone 06031983
tuscl kathy1 escalade 0192837465 gerbil blanca widget samuel1 fyutkjxtr 01011973 02071977 02081974 touching trinity1
04091986 sites pookey 1q2q3q charisma 07081986 inlove rainbows grass kolbasa 07091982 newark 12345qaz bootsie interne
raphael rated cleveland 02061979 henrik roll bandit1 08051987 jenifer cocksucker 03031993 222777 777999 1234566
10011988 10031989 10041990 10061984 10071985 11071989 11091984 11111986 12011985 12021985 12031988 12051989 12091988
12111990 12121989 12348765 14011987 14011988 14021989 14081988 14121989 15021983 15031988 15061988 15091988 15111984
16011987 16111982 18021987 18031991 19021990 19101986 19111986 20011988 20021985 20031986 20061986 20081986 21051986
21071987 21101989 22051986 22071983 23031987 23051987 23051991 24011987 24071987 24101986 24111990 25021988 26031986
26091986 26101986 26111985 27021991 27111985 28031982 28041992 28061986 28121984 29041985 30011986 30061987 31121987
31121988 369258147 point hello2 05021988 dragster bismarck cambridg cliff 1michael honor buzzer supra treefrog kerry
reason frogs blake1 treetop catcher dicky xantia daisey siobhan lister dome strelok auto gamma jello hawkins
123456789qwe prosper pitch stan workout walton catnip dima123 06071983 trauma sebring michal nounours kittie burning
driller angela1 thierry lumina speakers brennan rabbits colin buttercup neon atticus puzzle sixty9 mallorca delaney
burn checker jabber alexander1 melrose zyjxrf normandy ariane dbnfkbr bambi lucia blue42 wilder thumper1 killa masterp
02051979 playball scamper 7777777a lauren1 wonderful signal base benessere freee 01021985 getting smackdown melons
02051990 trumpet1 cooper1 pandas chains asdffdsa 03041987 favorite6 melina sexybabe cannibal fosters beethove skipper1
02091971 01051990 burner nthvbyfnjh meow malaysia rugby1 azertyuiop 02091982 rocknroll bynthytn grace1 aprilia
02011990 venom italy meier shen pavement 03051986 stockton 06061987 peppers tantra guillaum 32167 777333 888999
10041991 10101989 10121985 10121986 11011989 11041991 11061989 11081988 11101986 12021991 12051987 13021987 13081985
14031989 14041987 14041992 14081990 14091990 15041987 15071983 15081990 15091989 16021987 17021987 17061991 18011988
18041991 18051987 18061991 18081988 18121984 19031987 19091990 20041990 20051989 20061984 21021987 21071992 21081985
22061985 22071990 22081991 22091986 22111985 23061992 23071985 23091987 23121986 24021988 24031987 24041988 24081988
25051985 25121985 26051986 26061986 26071987 27041985 28051985 28051990 28071987 30041991 30051989 30061983 30071986
30111987 789654123 007bond redd manny giulia caster jupiter1 readers mooses worthy royalty jonas rita segblue2 trustno
dixie1 hansol gumby phish1 enrique body 123456w abcdefg1 paulpaul gannibal earl compact frosch skylark hallowee kenobi
kittys andrews young1 terrier dirt farm marbles ticklish 07071985 frenchy offshore jazzy sexyone algebra allison1
lucas1 special1 hyundai hotass sexman sex69 olive leinad farmboy 02041973 middle clement amethyst letsdoit gofast
thrasher plato soul ride notredam murphy1 candyass travis1 hannes spooge systems gatsby junkmail ladder uptown shower
chill flower2 karine 09051986 matty airman 06011988 wayne1 volleyba stayout liberty1 abacab blanche buckley bouncer
vodka bettyboo shauna 02061981 manga 02011979 02101973 muslim 08011986 cutie ilikeit 06061985 01051985 constant
longhair their kaboom elmira amatory 09081988 q1w2e3r navajo alcatraz olenka 01021987 09091986 05021987 mynameis
08071988 larson sunshine1 04051985 powerful 04061984 sephiroth panter password01 casio summers 02061972 computer1
1qazxsw23edc jesus123 nikolas rugger 05031991 sparkles bosco1 skinhead sonysony snicker pancakes charlie2 pilgrim
ananas contra sheldon generals grisha montecar briggs 02061974 010390 ploppy 7894 115599 321678 951357 1234561 1234568
10011992 10061989 10071990 10081983 10081990 11041990 12071988 12071990 12081983 12081988 12091991 12101984 12101990
12121986 12121991 12211221 13071990 13101987 13121983 14041986 15031990 16031988 16071987 16071991 16091987 16121986
18111986 18121983 18121987 19061992 19091983 20051987 20061990 20101988 20121986 20121988 21031985 21121985 22011985
22051991 22071991 22121989 23031986 23051983 23091986 23111987 24071991 24101989 25081986 26071986 26071989 26101987
27021990 27031986 27061983 28061988 29031988 29061985 29061988 30011987 30031986 30031992 30091989 30121986 31031987
31051985 31101987 1234567899 renate radeon sergbest 08111984 talbot pathetic errors springs needles restart stock
hiking auckland jimmys pearls allen1 01041980 billbill hazard calvin1 capitals 02031990 pizzaman fitter biit tazz
ulysses jehovah stitch itisme delpiero wind neville nico 09111987 1234rewq virginie alive grunt emil octopus 04111988
tampabay puppy1 ratboy 1qazzaq1 playboy2 gabby 1million vampire1 playmate zorro1 08101986 dfcbkbcf carrots istheman
jarrett yamato rumble ilovepussy wonderboy montrose dunlop werdna cassandra clemente tralala collie swoosh 06031992
dreamcas track sliver londo cocoa rfgecnf 05051991 rollin painting makaka 04041987 thebear 01071984 zxcvb123 05011987
04061987 lockdown blacklab riffraff legs kahlua fidelity 05111986 08121987 frankie1 alexi winger 07071988 07051987
edmonton 07071982 pressure streaming amstel supernova 02081973 fujitsu 05031990 fluff tango1 samanth panic napalm
08051989 justice1 09081985 07071984 camil blubber 02031991 01021992 tujhrf gatit titts camping cable babycake budgie
dani vfndtq fuckme69 hewitt spot frederik motocros 01101987 rustydog pinetree 07101987 120689 1357911 10031990
10031993 10041987 10051990 10061985 10071986 10091984 11031983 11051988 11071987 12071991 12081987 12081990 12111985
12111991 12131213 13021985 13061985 13071987 14101986 15011983 15061985 15081986 15091985 15111989 15121987 16061987
16061988 16081986 16091988 17021989 17051987 17051989 17051990 18011985 18021992 18031988 18051989 18101985 19021991
19061991 20041985 20061983 20071988 21031984 21061988 22011992 22031986 22051987 22051989 22061984 22071984 22071985
22091991 23061989 23091985 23091989 23111989 24091991 24121987 25031983 25031991 25041991 25051987 25061987 25081985
26081986 27021992 27031992 27111989 28011988 28081986 28081990 28101986 29011982 29061986 29091987 30011990 30051987
31051993 31071990 44332211 66613666 1234509876 keith1 duffer ollie benton tetsuo glasses nestor feelgood cola cleaner
rocco benny1 smirnov roxy dummy loose maximo iceland tigercat citation blitz icecube burnout puck twist asses noel
panhead adelina hanuman sunlight 02061971 cupoi bigtruck phat rolex 06061981 exeter r2d2 kingking lilbit canada1
rhubarb morten trooper1 custer buford papamama mouser bowtie perkins toast shark1 husband betsy jefferson serious
elements zapper 02031974 harriet cummins 02051970 semper herring 123456as sonic1 accept video1 bucky 07071989 lemans
winona finder treble password99 popcorn1 stellar 04041986 saskia doreen chavez blue11 furball 08021990 asd222 02021978
corner 05121990 03091983 06021986 titfuck 02011977 salman bagpuss 01081985 04071986 01091992 blue23 09051987 07041987
darina francine 05031987 redstar revoluti mommy1 sniffing chouchou giants1 quick gareth usmarine 03051988 01121990
dresden julio doom 09091988 01081992 02041972 07101984 07021991 03041983 123456qqq malish planes videos enters
08081990 nympho 123456d pajero 03031992 left4dead england1 booyah conquest delldell brest eunice momdad slonik nursing
bismark lol12345 01011972 met2002 123456n garnet 02061978 rambo1 bonner 07081987 gogators please1 cashmoney 09041986
blobby 04071988 02011976 dimitri 3ip76k2 07091988 fabienn iklo 123450 10021986 10021987 10051988 10081987 10091986
10101980 10101988 11081986 11091985 11091986 12021984 12031990 12061987 12071984 12101989 13031989 13051990 13061991
13071985 13071989 13091984 13101982 13101988 13101992 14051983 14061988 14091987 15011988 15061984 15101991 15121983
16011986 16021988 16031986 16041985 16101986 16121991 17041985 17041986 17061987 17071986 17071987 17111987 17121985
18091987 18121812 18121985 18121990 19041985 19051983 19081987 19111985 20011983 20031985 20031990 20051983 20071984
20101987 21021989 21051990 21091989 21101987 21101988 21111986 22051988 22091984 22091990 22111988 23021983 23021992
23041988 23061987 23091991 24071992 24101984 24101990 24121988 24121989 25021986 25031984 25111991 26031991 26121989
27091991 29041988 30101988 30121985 30121988 31051987 31051991 31121985 31121986 cyrano crappy volcano eatmenow
02111987 renato goodyear budd 08031987 spoiled kamilla hogtied omar lunchbox mantle piercing makayla cyrus asdfgh1
mufasa beau boobear town rudeboy riversid hemlock john1 onions 01091988 03031984 holger scissors hound crescent
erection libero hair entrance fduecn weare138 italiano rufus1 matchbox ramjet acapulco mohammad trek weiner lebowski
03031987 ridge surprise shampoo loverman monk 12345r abracadabra 03061985 diver1 duane dnsadm fisherman toomuch athome
01061983 whatthe 08041985 someday dan123 celebrity madagaskar marcin valery maison forlife mindy azrael alain dreaming
hardy mercury1 hfytnrb 01051980 01071990 macintos tennesse hardwood sweetheart pride invest 03071985 mariam rhfcfdbwf
ronaldinho masterbating discus fabulous sextoy this instant duckman caracas begemot parlament migue alpha123 sylvie
nadia 04031991 vegitto 02011971 requiem misiek altoids naughty1 09031987 03061986 02061990 05051986 05061989 mazda3
rhinos paladin1 asdfg123 liliya 06011982 dragonballz retire these 07021980 hellas 07061988 rfhfvtkmrf capcom rjhjkm
kicksass dental hores harman 07041989 sharpe 09041985 05061988 03101991 07031989 lookin poptart 02081970 jeter2
pugsley gamble 08081989 hawks jordan2 gladys granite sqdwfe 5000 111555 123890 334455 777666 1231234 10011980 10031980
10041984 10071989 11031986 11041985 11061984 11061986 11061987 11091990 11111991 12021990 12041991 12071992 12081993
12091986 12111984 13041989 13051986 13071982 13081986 13091986 13091988 14031986 15011990 15031991 15051989 15051992
15071990 15081989 16041988 16091990 17051983 17071990 17091985 18031986 18071986 18071989 18071990 18111983 19041986
19071989 19081986 19121988 20031992 20061987 20061991 20081990 21021988 21021990 21031986 21041987 21041991 21101983
21111983 21121989 22071988 22071992 23031983 23041991 23101987 23111986 24041984 24041985 24041986 24051989 24061985
24071990 24101988 24101991 25021985 25041987 25051980 25051988 25071983 25071985 25071987 25091989 25091991 26011986
26011990 26021992 26061989 26061991 26071984 27071988 27111990 28021983 28071985 28121989 29031990 29041989 29051992
30051986 30051988 30061988 31051982 goldeneye interest harmon melani zach spleen alfonso jeeper 07081984 natedogg
09051984 emanuel locks 1qazxsw tammy1 lizzy menthol pharao alterego donna1 fick bauhaus alexxx brook jerk cbr900
medic1 vaughn simple1 pong lake ibrahim huskers1 mogwai owen aol123 benjami nicky rabbit1 adelaide smurf skirt
nineball shady mafia tiamat aircraft bama having dipset logger mamas gerry 04111991 trenton altair 01041993 jingles
mallrats backbone clever stanton dipper innocent unlock chen donjuan harle termite 05041985 49ers missie diamon encore
forbes ziggy1 follow trash freestyle 03061988 zerozero shovel matisse anonymous laserjet leeann parkour waterman
ballsack bluejay shakur welkom dangerous ghjcnbnenrf hacking 01031981 flyer information 03091988 07041988 01061992
babybear highlife raduga favorite laser1 aisan probes sucked ljxtymrf 05071985 becca trinitron beat clips thumb
desktop muffin1 things supersonic blueberr 123q123 satchmo 05081992 claudia1 demon666 natalya pooky victori legos
06061988 diana1 glover 03041984 boroda tamerlan 1qw23er4 chamber 03041989 qwerasdfzxcv mariel 06041984 04071987
flyers88 nokia5800 stewart1 01071988 iceman1 01041983 bathing chess mangos rapper darkone pokemo 05081986 douche
redwine ismail 02091978 06101989 humphrey justi 03031991 maximka cashflow ireland1 implants juniper grayson 08071985
cantona7 bobmarley shojou gramma princesa bendover 04021990 julia1 05121988 giggle cloudy 03011991 penis1 gotenks
sopranos 159263 250588 333555 456987 963258 1237895 10021983 10081991 10091985 10101991 11021990 11041986 11041987
11061988 12041987 12081986 12091990 12101986 12121984 13021991 13031991 13061990 13071991 13081987 13091987 14021991
14041991 14051987 14101983 14101991 15031987 15111986 15121985 16011985 16011991 16061990 16111989 17021986 17031992
17111988 17121986 17121987 18011984 18061986 18061987 19011985 19021985 19071983 20011987 20051986 20061980 20101986
21021986 21041990 21091990 21111989 21121988 22041991 22051990 22061991 22091985 22091987 22446688 23021991 23051984
23061985 23071986 23091982 24041990 25051989 25081987 25081989 25091992 26041983 26041988 26051990 26111984 26121987
27061990 27091983 27101987 27101989 28021989 28041988 28051988 28071984 29031982 29041987 29051987 29071986 29081982
29081987 29111987 29111988 29121984 29121988 30061985 30061989 30071992 30101987 31011985 31051986 31081989 31101991
larsen kappa worker mustang5 spark placid downer screwy amiga hillbill pearl1 klaus aaaa1111 simons mortis leland
binder border chemist flower1 oral gone buster12 carlisle protocol dynamic ajax talks 05061983 tuxedo cook 01051987
amature triplex dudes turbos jennifer1 edge ringer 03061984 joke grimace jarrod socce feathers nemrac58 riddle xian
wonderfu surgery qweasdzxc123 bourbon dickdick bite 06061990 08021989 annaanna pimpdaddy baura commander helsinki
basil 8inches cyclones bong macaroni pollux funk motown fiddle thebeast marauder rodrigo oyster 09101985 listen fruity
06021989 chachi hand gizzmo 01041989 blinky braves1 prime hancock espana lennox corinna frisbee lancia 02031970
sapphic 09051990 06091989 02021977 123456g homepage spock1 dimadima womans 03101985 04051987 halloween pinkie metal1
07021987 cheerleaers shopper 05041986 soccer11 josiah redheads weller scouts photon metallica1 garlic 03121986
greywolf estrell 06081986 diva ghjcnjq alvaro 06081988 egorka 06031986 rfhfylfi 08111983 01031980 08061986 06051987
06071984 reeves picks 123456789r reloaded holla mierda 04061990 04021985 gigabyte flvbybcnhfnjh dortmund korean
karaoke sashka godbless allday flipper1 pro100 jurassic experienced thebest 05101984 nimitz love1234 trigun coolhand
banana1 kcchiefs 09011990 dicker baboon 05091987 08071986 barefeet 1111qqqq jesper belkin zoomzoom asdasd123 madcow
101091m greedisgood 5683 918273 7412369 10011989 10021988 10041989 10051986 10071983 10101987 10111989 11021984
11021987 11021988 11051989 11121990 12031986 12061980 12071982 13021984 13121989 14031990 14051986 14091988 14091989
14111987 14785236 15021991 15031986 15031989 15051991 15081980 16021989 16041986 16051986 17081990 18091984 18101989
19011986 19091986 20021990 20021991 20051984 20111987 21011985 21011990 21041986 21061989 21071990 21081990 21091987
21121987 22031987 22081987 23021984 23061988 24021985 24061984 24081990 25021983 25021984 25111988 26041990 26081983
27011990 27051986 27051991 27061989 27071983 27091984 27091987 28011989 28041983 28051989 28071988 28121990 29011988
29011990 29041984 29041986 29061984 29081988 30081989 30091985 31031990 77347734 1020304050 0001 suede margot willard
tetris cypher 05081989 gavin nevermin apricot legman arizona1 alex1234 111aaa trick nopassword abacus 55bgates moto
tucson 123456789987654321 rosewood shane1 dank analog outsider minnesot ganja 07111987 darthvad 06111986 paulin getoff
chappy range salsa olemiss 07041985 06071986 warwick baby123 taffy rubicon bellagio redlight handbag aztnm sweeps
baberuth girlie messenger teensex peabody abc123456 copenhag maxi noles1 bigal lavalamp patrik dougal culinary wannabe
amelie 4you lipton beckham7 riley1 cumm doughnut tessie horton trueblue totoro hogan line killian asdfqwer bramble
bowl advanced elway monterey source whores mytime seaside whatup waterfal sickboy bukowski smile1 07061986 union
freedo bogus metro arsena aimee 05081987 verena figure tbird angel2 lian 06051983 08081983 mario66 kara spook bigblack
gianluca 02061973 golfpro 02101975 nokia123 09041990 taichi smother as123456 06081990 blackhawk charle onlyone
05041990 access1 dtkjcbgtl wave salvatore davedave gilmore 03071984 tribble 05041991 wanrltw jetta kristin1 alexa
03021987 01041986 pyon satellite 04021987 festus wazzup 05071983 04031982 daredevi duckduck 08021985 03051985 07031986
recall kamikadze 09061990 03111986 01091986 08081979 biohazard 05071986 05051982 phantom1 1q2q3q4q 06071990 03011986
aleksei trample 05041983 07021989 01031991 aviator 08011988 poppy1 sarita frazier dfytxrf yinyang aragon deathnote
pertinant lilwayne sierra1 meteor vides hakr hotgirl 06111990 blackberry poophead glitter 04061988 bbking 08031988
stiletto asswipe wearing gallaries fungus mammoth 02011978 1234567aa riverrat jesse1 04011990 fishtank 04081985
dominique zurich griffith nightowl waiting 04111989 civicsi valeriya tabatha driven natchez 114477 10051989 10111983
10121989 11031987 11031990 11081983 11081984 11081985 11101990 12021987 12061984 12061990 12345677 13031990 13051988
13061989 13081982 13081988 13091990 13101985 13101990 13111985 13111986 13121990 14031985 14061985 14081986 14101989
15031984 15041983 15081984 15101983 15111985 15111987 15121989 16021982 16061984 16071986 16081985 17011985 17011986
17111989 18041983 18041988 18051982 18081989 19101989 20011985 20071985 20111984 20121985 21011986 21051983 21051989
21061987 21071983 21071985 21071986 22081990 22091983 22101988 23021987 23031989 23071988 24011986 24011989 24101987
24121984 24121990 25041983 25041984 25091984 25121986 26011989 26021990 26091985 26121984 26121985 27011983 27011985
27021986 27041987 27121988 28021984 28041986 28061984 28061985 28081985 28121986 28121987 28121988 29031983 29071988
29091990 30041988 30071983 31071986 741258963 pretzel myporn export joelle qweasdzx skilled land gizmos silicon
lizzard deltas standby topolino blah buddydog rrpass1 orgy care1839 titman qqwwee think dick1 break neil kismet
happyman aaa123 deadspin crispy eighteen mini hartford mongo softtail 04051990 schumi beavers jupiter2 1love lucky123
zelda zulu ltkmaby muffy blazers dogmeat 04121986 mustan joan blonds stonewal issues midland lawman myspace1 fleming
dingbat hotrats powerman soldat whales smartass 08081985 bedlam waldo chitown nestle z12345 woodman qwerty13 prototype
strife dipstick angell celina crap darkelf liza surveyor visitor nascar1 1234qaz atreides icarus nicetits chopper1
03021982 bellaco amor althea z1x2c3v4b5 feline mastermind 05121985 manunited amonra ahmed 05121983 01071989 alex1
cfvceyu zone 112233445566 010181 alcatel 123456v civilwar 05101986 05021989 gaymen harcore corazo 03081984 downhill
dallas22 2hot4u mendoza interacial pusyy clint shitshit waterski 01061985 06071988 allah goose1 socks 07011989
03101983 ass123 07031988 05051988 01011950 monkeyboy audia6 01041979 pjkjnj contour 07031985 05061987 06031988 passord
turtles daniell dtxyjcnm 01111990 princess1 yfcntyf 06111984 01041981 nosferatu 02101974 02091974 helios oswald ekmzyf
09051983 04121987 06031984 fynjirf 06071985 taylo prophecy 02091979 funny1 vincenzo pitchers rene raining sealteam
mouses kakashi paxton tortoise craving pack kuan jimbeam summe integral notnow drag0n start123 light1 chewbacc
deerhunt greenman winter99 hooyah 02021974 09011987 myworld 04121985 02081975 444555 902100 999888 10021985 10041982
10081988 10091988 10091989 10111981 10111988 10121979 11041988 11071984 11091983 11111979 11111983 12041985 12071983
12071985 12091987 13021989 13081984 13081990 13121984 14021988 14061982 14071983 14091982 14121986 15021988 15081985
15101987 16021983 16031987 16111987 17021988 17071984 17081988 18011989 19071985 19101982 19101983 19121985 19121986
20041981 20061989 20071981 20091984 21121984 22021984 22081985 23011984 23011988 23011989 23031988 23061983 23081986
24071989 24121985 25011988 25071989 25081983 25091988 26051987 26111987 27051984 27081989 27121986 28031984 28071989
28101988 29011983 29091986 30061986 31011983 31071985 31081985 789632145 1357908642 dasani miami1 kikimora nothing1
04051983 karl 03011984 vantage fudge 01081980 redone dunbar sonora peavey manu barrage bonovox willem rice slash carme
locutus bryan1 ocelot hamper rocky2 belair mercer aaabbb gentle mike1234 girlies root chuck1 density continue galileo
virago vicky ground crazyman doodles hydro 08061989 attract volvo1 bear1 jordon 2wsx3edc bertram lapochka worm
09121983 06071987 wdtnjxtr batista xxxxxx1 pinto 05101983 audi80 morgoth kubrick demon1 charge calypso disaster
suckcock ripped makeitso anton1 equinox benji fishy fuller lonnie olympic talk bracken bizzare sammys camero1 metoo
sable kurtis fivestar belinea screwyou 123456789v abraxas sentry total oaktree honesty olympia caddy adidas1 daniella
asshol persian spiffy jaguar1 shot foreplay mizuno canton daffy times fister 02061975 a1a2a3a4 blueberry gizmodo1
01021986 paperino bisexual rodrigue 06081985 03101989 darrel ohmygod lfybkf libertad 01021980 shurik lock martian
danilka animated 02081971 eldiablo mashka nate womam lunatic 04081989 skolko poop123 bluestar agassi aladdin tickler
08041988 03021989 youknow 03031989 07041986 matri jackie1 taipan cool123 markmark 02081972 01071985 07081989 07071986
04041984 honduras tobydog 01051983 quake neutron volleyball 04011988 carola nachos hatter pizzahut 03071989 tequier
07071980 01061984 q1q2q3q4q5 converse maxpower opus dragonfly fishcake mississi girls1 pic's seductive ntktdbpjh
solace tadpole 03101988 galary traktor happines bengal hotlips portia vegitta hotel badabing 05051980 08091988 bikers
zimmer storms 03081988 moonman nightwin pitcher comeon 01091984 kenneth1 raymond1 boners 02071974 done hilltop
sprocket ownage passmast 3000 741258 852258 986532 999000 10031985 10031986 10051983 10051985 11011980 11031982
11031984 11041983 11071983 11081982 11101985 12011988 12021986 12031989 12041983 12101987 13011981 13011985 13051985
13051989 13061983 13061984 13071983 13121988 14031984 14081989 14101985 14111989 14121987 15031985 15041985 15071984
15091983 16031985 16111983 16121982 16121985 17021982 17091984 17111982 18031981 18051985 18071988 18081986 19021982
19031980 19041987 19061984 19061986 20011984 20031984 20091983 21051985 21091984 21091988 23031985 23081984 23101988
24021986 24021987 24051986 24051987 24071986 24081987 25051984 25071986 25091985 25121982 26011981 26021985 26041984
26081985 27031985 27041988 27071984 28051981 28081984 28091984 28091985 28111986 28111987 29061987 29071987 29081983
29121985 30061982 99762000 123456987 918273645 shine ruth landmark graves harpoon flesh divers augustin mark1 nathanie
kissmyas mantra smithers georgina bdfyjd cali case abdullah envelope surfer1 dealer mart racers blue1 russ magenta
shells stern stoppedby loop climbing 7grout mutley beverley edcrfv alessand 04071983 graduate 01081988 spiderman1
foreskin alpina meggie jesus777 stephens fisherma cullen nassau 03091986 rocket1 confirm 123456789o friday13 ritter
address leaves jennings randolph guillerm benedict bismilla prague heyyou 07011988 hondacbr spunk evans lourdes locust
whoknows blunt therapy ghbdtnrfrltkf melisa canary vfhujif color paisley booger1 jonesy saffron consult bigdick1
sephirot 05031988 zxccxz tyrant ruthie newuser firedog shield cornelia field 04121988 qaz123wsx 1z2x3c4v5b nokia5530
09051985 06031985 gabrielle bread anfisa elpaso poster 07091985 123456f negative websol76 03031983 04121984 07021986
05051983 01031987 02051974 brenna garner 09071984 sokolova soulfly alyson diapers 09011985 foxfire india123 weapon
hugoboss kontol fuzzy1 websolutions 01071980 04051984 reveal badboys 06101986 06061982 baddest showing 06011987
07101985 thinking malika 01111987 werter openit finalfantasy 20spanks timoxa94 malinka rhjkbr mamochka ciaociao
godspeed monste ayanami 1234567890z mazda323 jonatha tictac lockout aside gangbanged utjhubq wally1 gagarin reuben
morgana osprey nurlan 05031986 lovehate qian 04011987 guan safeway yaroslav hookers norfolk shoe skydiver trey pisser
magic123 seadog dogfart kristen1 04111986 02101982 25252 120986 130680 214365 515051 777555 895623 9111961 10101983
10111987 10121984 11011982 11011985 11101987 11121984 12021980 12041984 12111987 13011983 13011984 13031985 13051983
13071988 13111988 13121986 14061984 14111988 14121988 15041982 15061983 15081987 16041984 16071983 16091986 16101985
17011701 17081984 17111986 18021982 18041985 18081987 18111984 19041988 19081985 19081988 20021981 20061981 20081987
21011987 21021983 21021984 21091986 21121980 22051980 22101985 22111982 23091983 23111982 23111985 24051985 24101985
25021978 25021987 25091986 25101986 26011987 26091984 26101984 26121983 27011986 27031983 27071982 28021981 28031986
28051983 28061983 28091987 29101985 30011983 30051984 survey qq123456 willi squirts profile architec philipp buddys
mikkel 01071983 1bitch creepers opiate 09121987 horatio kristie bergen getit dfhdfhf paige jeffrey1 froggie aspirin
didier dive came11 canine 12345d band trent treetree bigd godawgs leonie petrovich rotary pommes return lionheart maya
chairman plane honeybun golfnut 06111985 09071987 1qaz2wsx3edc4rfv johnnie bucker slimjim 2sweet andyandy allstate
christophe tickling zinger letme1n darian topsecret josep recon roosters instinct teaser daddys bigbucks humbug
03071983 buddy2 pusssy crumbs rainer skunk eloise wsxedc smalls rhino1 ilya1234 denied fighting dirtydog 03091984
ankara gaylord losangeles pippen33 senate queen1 marty1 merchant adventure francisco leonidas ender blade1 prayers
flanders wizzard bucks esprit spooner vancouver jeepers dinger sugars system1 kenzie georgia1 jolene gucci horror
trout1 sandberg susieq scrotum letsfuck slipper lighthou laughing danish b12345 piston general1 locoloco qw123456
daredevil 02011974 rhfcjnf indira 05061985 bears1 07081982 chickenwing101 boris1 icecold spain hero fresno valleywa
livewire 05021985 01041982 04121982 dasha livelife 05121986 07121987 website producer 08031983 debra chadwick rosebud1
987654321a yorkie fantom kontakt mousey teller 03101984 09071986 catfight a1b2c3d4e5 edwin rehbwf heavenly honest
tribe 01101985 loveis blackops galway dianna 04081986 hydrogen sarasara pakista wiccan waffles pavlik 02121983 cool12
racer1 true sniper1 sluttey antonov womble faraon objects lehjxrf splendid vodafone vfcnth slapnuts godiva bernice
wachtwoord dewalt noles hobart bp2002 nancy123 sebora 02041970 01011961 09101986 sandman1 buddies ralphie puffer
tracy1 fujifilm coochie marcella trista vbienrf baronn 6669 101080 120786 124038 258000 1475369 10041985 10051984
10071984 10121982 11021981 11091987 11111982 12051981 12121977 12121981 13031980 13041984 14031987 14041984 14081982
14091986 15011981 15051982 15061987 15121986 16071985 16111986 17031983 17031984 17051986 17091986 17121983 18071983
19081983 20011981 20021983 20031980 20051981 20111985 21051984 22041983 22121982 23041985 23061980 23071984 24081986
24101980 24111983 24121982 24681012 25031986 25041980 25111986 26061983 27061984 27071985 28031983 28071983 28091982
28111984 29031986 29051984 29051986 29091982 29091985 29111983 29121986 30011980 30071985 30101984 30101986 31031986
31101986 31121983 123581321 place pianos clean big1 candies qpalzm punkass 05091985 joystick amalia addicted flowe
roadway bustle 010170 ribbit thirty methos 02091972 block anthony7 victory1 nermal load axio shayla snyder photo1
peddler goofy1 piggies rams pasha 01121984 rockrock access99 vixen ludacris blink wilhelm nineteen cocacol flint
cousin salinas getlost anytime beerme fringe decimal lionhear alexus 6uldv8 editor quant4307s tammie info stripes
seawolf swifty dork flashman bogota dasher ladyboy graywolf 07041983 qaywsx paradis z123456 maurizio plants bullit
jessi elmo musician infected gerhard garrison badboy1 kick forsberg flathead eagle2 okinawa saxophon smooch bundy mona
dope 09121982 comcast silk sarajevo a1s2d3f4g5 loader tonytony ezekiel bigjim tatjana muschi basement lacoste fernande
comets 123456c gdtrfb susie squid mpegs monkey69 sabre 02081978 rowing 01061979 seaman reboot winfield bahamas
batman12 morena niggers 06051985 singapore timur lincoln1 horse1 indain dorado indon duffy escorpio orpheus rfgbnjirf
molly123 marta sheryl mygirls underwear maurici nikon newness hippo redleg ghbdtndctv 01091979 slava gerber booboo1
08101980 goofball zxcvasdf legenda sickness 05081985 04061982 07021984 hugetits gfynthf 01091980 star123 02031976
3rjs1la7qe internal 07061985 squerting firestorm p0o9i8 nissan1 starlight 01121985 06061983 03051984 torture blackice
bandi password11 mathias 01081986 jessica2 mailru tangerin dragon01 kitties qazxsw123 smirnova ranetki unbelievable
rhythm nastena bernardo warcraft3 shanno oscars gloves zebras bazooka infamous housewifes nfhfrfy glenda famil stopit
katelyn hillside privacy hospital ralph1 odin macgyver 02061970 05041984 1009 748596 10031984 10101982 11051979
11051985 11121981 12031984 12041978 12121980 13091985 14021984 14051985 14061983 14111982 14111984 15051983 15081983
15101984 16011983 16061983 17021983 17031985 17041984 17061983 17061985 18061984 18071981 19111984 19121982 20021980
20031983 20041984 20081984 20081985 20121982 21061983 21071982 21091985 22101981 22101983 22121985 23011980 23011982
23031980 23121983 24011983 24021983 24031985 25121983 26031985 27051985 27081985 29091980 30061981 30121984 31071983
74123698 159753456 macaco freaked bigred1 vince chevys10 acclaim cesare lahore bloke samir survival gutter hooters1
noah rising douglas1 rushmore dawgs garland rebelz android hoochie gibson1 shaker kelli court virgo basic scirocco
fuzzball mikado lily frogfrog hotspur helium toad 03041985 911turbo beef detroit1 administrator cornhole monica1
0o9i8u7y hose terry1 letmesee offspring argyle nataha aaaaaa1 school1 mike23 02031972 clemens johnston daniel12 dust
code shredder sweeney wednesda estate raiden truffles nathaniel fantasies image dunhill chowchow atlanta1 checkmat
phreak starlite caleb jacket truck1 allnight vgirl horsemen higher shop josephine 05111982 dante1 1mustang pregnant
romario firehawk sparhawk cosmo1 crosby pokey favorite2 stirling silverado freewill labia vegas1 stooge glendale
a111111 a4tech 02031971 groupd2013 vflfufcrfh rugrat aerosmit rapture eyes angel666 bmw318 crash1 farida jediknig
close-up pounding pissed 06021984 02121981 lesbain pulled alert nexus6 funtimes fmale gfgfvfvf santiag corina evangeli
archery stokes 02041971 03051981 lacrimosa astro1 bionicle visited 04091985 esteban madonna1 butch1 sooners1 orang
06121982 devilman lamborghini 03011985 07081983 08061984 woods angelit rockey tunnel baggies 03051979 rjhjdf cnfkrth
08071983 05031984 nadejda experience pietro carpediem garret reznor schubert shelby1 poisson fran fhntvrf caitlyn
picnic bassoon milamber motocross euphoria browndog asdas luckyme domenico telecom skeeter1 bajingan baker1 08061985
husky scorpions rapier lydia 123321123321 06101985 bertrand frenchie 09051981 fucks 09121985 carsten jachin mutter
cooking passfan blaze1 03121985 service1 yfnfirf sleeping rjcvjc babemagnet timothy1 mimosa 232425 651550 666333
6661313 9874123 10081981 10241024 11001001 11051982 11061980 11081980 12041982 12051983 12345687 12349876 13081983
15021984 15121984 16061981 16081980 16111984 17061982 17091981 18041984 18051984 19091980 20101982 20101984 21041983
21101980 22061982 23041983 23041984 24021984 24031980 24051979 24091984 24111982 25051983 25071984 27031984 27111984
27121981 28111982 29011980 30111982 31121982 bmw2002 nudity zoomer swatch kareem blender present ducky slow merrill
heavy horseman midori bopper tires asthma whale hummel nero wendell biguns armstrong snapshot darth vivid wyatt wanda
release nurse 1234abc chingon quake3 priyanka hunter12 sanjay euclid tools east tahiti libido nielsen branch buffa
sometime pilot1 lotus1 ekim abbey prestige homely corps 1password loomis hawthorn nickie christo swiss optima aqwzsx
sigmar lexus1 balboa greatest wage mainland shimmer riddler offroad bulletin dutchman passcode crown ramada striper
sounds alley bravo1 camp worship carling dempsey 09081984 tugboat roman1 regional bernhard gregory1 05031981 assmunch
beatriz cazzo asslover rocky123 04041982 diablo1 seville tiptop zaq12345 carmine sizzle gaucho buckaroo puddles creed
chooch comp tonya sexpot diplomat tito alesha morrow kobe ethan1 karamba skeleton corazon 06081983 sexy123 samue
eatme1 winters futyn007 laker 02101972 mannheim picher camaro1 02101970 adrianna board bionic disney1 acid hackers
dominick before wellingt nash fubar1 lynette dancer1 jolly romania fernanda dragon123 manager1 calendar pennywis
ecuador komputer saxman rudolph devine 04081978 07121984 teapot pictere alonso 07011980 plumbing 07111982 thetruth
rosa speed1 04081982 06011984 justinbieber 08031980 gulnara alex01 09111983 madala11 dinero shakes punani nokia5130
quinn thick hybrid kakarot suntzu lockerroom dima1995 09101984 vaness yeahyeah ejaculation pictuers 07101983 debora
craven nian wrinkles poon dumb baron1 beeline loyola bettyboop openme elodie 2300mj lakshmi frederick huan daydream
friends1 denis1 01121980 breath vfhbyjxrf inna dominika 02021975 153759 333999 3141592 10071980 10081982 11031980
11041980 11061983 11121980 12021983 12031982 12041977 12051982 12091982 12091983 12345123 13031983 13091982 15071980
15071981 16011982 17111979 18061982 18081982 19011981 19121978 20021982 20041980 20071983 21031981 21051979 21061980
21081980 23021982 23071981 23101981 24031981 25011983 25091983 26031982 26101983 26111978 27011982 27111982 28071982
29061982 29071982 30091983 963258741 falling agent smoke420 cobra427 marcela rochard thighs reed kidney extensa cherie
excess embalmer basketbal tailgate salvator niko nocturne sexymama rebekah lilman crane aassdd terran disabled sonja
12345w binky goats ricky1 papabear wednesday lisenok muffins shinigami cajun panorama scout1 illmatic flex rhodes
tortuga ticktock fantasy1 misses 08041980 woodstock aligator hocke hellno jian mojojojo konyor earthlin pinch oldfart
lovejoy pussy2 reindeer thomson shiva supply texans citrus undertow sail 05061981 alabama1 freedom2 jewell indy
monolith nastenka 123456y ramon orbital meonly bonghit fullback bigworm evilone hotmama elevator prudence radar1
privat neworder churchil nonstop smithy jigga goarmy troubles zardoz corbin l3tm31n norwood dizzy dagmar maker fzappa
basher lukas sfgiants pussylover xxx777 newone qwedsazxc lioness montoya dabulls cortez divx1 worlds beating vulva
rugrats newstart avanti contortionist japanees reviews capoeira javie gayboy bonzai vivitron dreamcast fruitbat
legends michelle1 corn attorney admin123 rosie1 mjolnir fraggle vbifyz 05061980 insecure 01061982 pushok 08041982
belize willie1 tom123 caution bigdad 09031981 saibaba ramzes armageddon csyjxtr 06021981 delphine casablanca alejandra
03031982 fhctybq wdtnjr 123qwe123qwe ciao quaker hustle myfriend paola magdalena wifes knickerless trotter billabong
discovery fhvfutljy my3sons sperm seth cerebus thumbnils weenie s12345 pupkin slasher wilma welcome2 hester 02021972
kraken lebanon needle toulouse fireman1 linux delboy salesman surfsup footman orgasms woodwork toasty 03071980
02011972 daedalus starfox violator 123412 300465 666555 987789 10021982 10041979 10091980 10101975 10101981 11041974
11101982 12011979 12021982 12041980 12051980 13071979 13111982 13121982 14051982 15041980 15071982 15101982 16041978
18031980 18031982 18061981 18071979 18121979 19051977 19061982 19081982 22071981 22091981 22121978 23041982 23121982
24081982 25011982 25031980 27731828 29041982 29101982 29121982 30051981 30061979 30061980 30071982 30081982 mike69
jasper1 domini strat yamaha1 alexis1 q1q2q3q4 04071982 voltron cecil zimbabwe toni budlite newproject2004 creeper
shimano monkey2 wing catfood sparty moochie creator serge amour redstorm cantor aabbcc schultz 1monkey luckys allman
jasons brisbane dagobert xyzzy gate murph bigjoe sativa stinger1 fozzie couples windows1 luigi natascha kennwort
empire1 alatam barbara1 arnaud 02011973 rammstei bubba2 wingzero swampy 3edc4rfv elmer lighthouse fordtruc letmeinn
grinder stinks nebula destroyer sublime1 rogue1 athletic praxis 12345v chateau franci stinky1 lorien fantasti jumanji
cummer sverige michele1 clueless spamspam belfast nigeria costanza beyonce monies planner skin jonboy morticia drywall
sunkist pdiddy massey csyekz campus boots1 bigpenis vanity vette1 devil1 lingerie reeses iphone corky impulse diamante
1a2s3d4f5g shawn1 marymary alfarome sledge shinji qawsedrftg prelude1 sinful shitter miles1 riverside 03101979
02071972 greentea iiyama 07041980 marley1 parsons giveme imtheman sharma 09071981 gabby1 qazwsxedc1 evanescence henti
w00t88 motdepasse porsche911 alessio aceman arrakis pussy4me shelter becky1 rosita munster kickflip emine gocats
03031981 rodger boogers landrove longshot wooden superbow list 02071970 comicbookdb prosto rfhlbyfk kfcnjxrf kavkaz
01101979 robots forge marlins scoobie anthony2 paramore hfljcnm buckwhea pornographic plokij 03021979 01071978
minnesota lambchop chango money2 silvi anakonda cjytxrf sanjose arcangel koleso j3qq4h7h2v starbucks core allie mahalo
nigger1 samdog gfhjdjp litle transexual webcam bolivi vfpfafrf lucian josie m12345 petite archangel www123 piper1
cheeba braveheart myspace lux2000 paddy emili 08081981 masturbation bunnie collect tulip homebrew whites boingo
04101980 berserk fordf350 thrust pilots cheesy leeloo star12 zealots camel1 07081981 02071973 milkyway forester
babemagn 02051971 101077 121281 615243 10011001 11081978 11111978 12111981 13121980 14051977 14051981 14121979
17051981 17101980 19021980 19051981 20011980 21011981 21101981 21121978 22031981 22081981 23051980 24111981 25111978
26031980 27011981 28031981 29071981 29121981 30071979 31051977 31071980 1213141516 ellis gemini1 swim maxpayne google1
bliss duracell armored 12locked alonzo detect cashew krypto hattie shrink custard mocha albino room spanky1 gates acdc
singh xxxzzz allied libra maryam magoo billows chief1 chinchin benz sonny1 ronald1 123456789p heeled ramstein coffees
swing adrock noreen burgess nope twat scotts britt coaster altec scroll tippy lesbos kookie forall trousers cybersex
cows bugman wildlife topspin terri pronto cristin zzxxcc shaft corvet07 tiberian kevin123 buffer urlaub doorknob
monday1 cheste thanos faisal richter saltydog bullwink shevchenko space1 blanked darnell 1qwert mistake morozova mdogg
maximilian opera sentra diamant steiner sodapop adria headache gstring hellohel messier alvin arthur1 needforspeed
panache a123456a fireblade ironman1 devilmaycry tricks asmodeus rodent mikayla iron shawnee bravehea chemistry abbey1
vfhnsirf somebody sharpie mypasswo 05081977 vorona cradle table asd456 01011967 pennstat milfnew momsuck cooki
01081978 hotdogs marsel cocktail sosiska intern uncle motherfu orwell selmer marajade lesbean pounded scarab princeto
fruit rapunzel hernande ytngfhjkz phones correct maximus1 pegasus1 chat disturbed bills iamcool pioner balrog 03051980
dreamer1 evildead aggie 01051979 ltymub everques 06081979 songoku deepthro gfhjkm12 tkfkdg halo blessed1 tical bartok
klopklop theboys colt 12345asd fishface yankee1 chewey kjiflm cntgfy gretta m0nkey nemesis1 gorillaz kombat fyyeirf
narut wine sevenof9 vicious sarge gitara manhatta elektra sixteen kseniya ursitesux sachin zhan vova revival47
detectiv businessbabe 123456789l bedrock rjitxrf denni yfnfitymrf stooges 04101977 fastcar ibilltes 02091970 dropkick
sk8ordie otter montecarlo peaceful breathe flavor ameteur veronic 04061980 enter123 christel 09051975 cowboyup juli
goethe spiders fialka 1234kekc kostik rdfhnbhf marishka vika 555222 630112 753357 837519 1122334 3698741 3984240
10061980 11101979 12011980 12071980 12340987 12345612 13245768 14031978 14031980 14041976 17051979 17091979 18061980
20011979 22334455 23021977 23021978 25071978 27111978 28101979 30031979 890098890 tanaka apollo1 motors royboy margo
turk182 bobb honeydew broad origin monsoon outlaws theduke cedars ladybird quaint ddddd1 bbbbbb1 cccccc1 fucmy69 puff
breezy chauncey smeller cambridge sigrid succes pass12 ulrich beebop fokker maryanne perrin fourteen aslan blind
reddog1 borges derick washer janet1 gecko biker1 llama avalanche snowman1 patron clyde1 banaan icetea petrus shelton
lorenz scenery sexyme bullock niki aurelie mike12 restless sunbeam bluenose not4you doll leticia pork linus wsxzaq
cayenne klaatu click vicki charlie123 fremont optiplex 123456qq bulldawg omegared caldwell comment heathe chowder
renee1 barnie howie 1fuck curley flange twin message large bastet yello hermann jelena fuckthat candles 123456ab
genocide charming losangel impalass fartman realtor puta sorrow pendejo flyguy tokyo lasers zapata crissy locked 123ab
skynet marybeth newpass1 seahorse goodsex ab1234 zxcvb12345 lorelei machines corvett 02021970 cazzone alla 07041979
monkey123 scumbag fuckmehard master123 goldrush trailers today1 03071978 adrian1 filippo capital1 wyvern lothar
turtle1 rowdy device asd12345 qwerty78 whateve vtldtlm lovely1 lbvjxrf 09091979 casual kazanova magadan 12345k
rktjgfnhf insider jazmin bitchs spalding santacru alisher 01011966 sunderla 1a2b3c4d5e puma 09051978 08031977
snoopdogg nokia5230 fktyeirf everton1 01011965 ghjdthrf 01031976 vfhbirf bhbcrf 123mudar kerrie udacha 159753a
geibcnbr lovem hulk blondinka child chees robyn pingvin avery 123456789123 l58jkdjp! 1a2a3a4a gandolf hartley darknes
fever katya funtik product baylee bignuts videoes beachbum waffenss 123qweas braxton oedipus quest1 shotokan 02101971
fridge hulkster rbcekz brick poobear eatme69 samadams heather2 mastermi sammydog ignatius redwall toohot dragrace
graphic booter chris12 monkeyman slipkno wrigley vorlon lol5 lbtest 1006 141516 222555 665544 10101977 13081978
15031975 19041978 21041978 22011975 22041976 23021975 23051978 23061976 28071978 29091977 43046721 123698741 yoshi
sanity72 niggaz hussain 03021978 frank123 ingram naught thalia abba rasta69 poets drifting deepak contests branden
bowie skins glassman taiwan xmas damion 1money rt6ytere cesar homeless daytek mark123 zippy1 yourmama partners
navigato goatboy maddux buckeye1 angel12 costaric nutella terrance janina barks allyson vangogh angeles newport1 babel
peanu caralho lever saddle danman four20 evergree minimum utahjazz come xxx666 robson nickolas rb26dett althor marinka
snowy jeffjeff negro buff doggys betty1 lookup baraka mummy topaz cynthia1 feeling infinite crockett gatito keesha
ange thething loves swift bigshow viking1 jakester cochise hazmat johan smack willy1 brenda1 soft james2 twins2
woodside hombre geil torrent zzz111 bugsbunn furious roach rosanna nettie texaco bushman smarty stripe skills pontiac1
anechka aquila wishes manual ransom fred1 invictus sniffer marnie rawhide rosco valiant tonto zoom wolvie everyday
russell1 feeder delsol candys angelok vasiliy austin316 mitchel kbctyjr naples apple2 biggirl memories jesus7 adventur
tequiero teacher1 asscock grils jacqui abstract bubblegum fist callofduty dickweed punjab porn4me boohoo thatsme
hershey1 irisha bosshog control1 fuking housewife temptress belle1 dima55 chris2 warsaw verygood hogwarts wingchun
heinlein 01051974 princ mystical surgeon bloods pavlova aerosmith tooth blackbelt hotshit manue agatha ethernet
bulls23 qaz741 eightbal solnishko 01011968 snowflake firestar djkjlz hornyman manders girfriend lebron23 grammy poppie
timelord milhouse kumar leningrad caterina avrora qwerty99 janeway cneltyn sestra 03061977 romanov cory shaun kayla1
allblack cerber irakli anna2614 ulrike pussyeat wakeup mackenzi danilo masterbaiting uncencored dimple manifest
songbird triplets pamel devious sukebe ghjnjnbg bdfyjdf chuan gforce pyramid1 submarin partizan bettis dokken pasta
123456b choppers planeta fuckm patti saab900 vandal snafu bigboy1 phishy rewind manatee fred1234 yitbos lovel vbhevbh
desperado chewy1 yeshua fabia papit seabass 159852 197777 335577 357753 555333 777111 1235813 10121976 14021977
15121977 18273645 22091977 31071977 callahan sienna niklas sven nogard marsh jacko deuce echo dmband manuals vargas
homo micky thriller ilikesex marina1 antwerp norma bulls1 1letmein barb ericeric littlema boats rashid caspe patrizia
love11 070462 hook xman 12345654321 wapapapa sarina woof forme hoser crafty mistral arielle gravis nirvan davis1
1911a1 buick rayman hornyguy carajo miamor commerce necklace radio1 fifteen simply cannonda seventeen sports1 bambino
cartier blackcock nexus barracud pathfinder sammi crew fuckshit leeroy scrooge brunette parsifal birthday4 alkaline
chino shitfuck muffdive sage nfy.irf bobert bedroom boarder account1 courier abcxyz lampard zooropa guard edthom
brians lemon1 glennwei antigone ishmael mrbill henley dragonz pizda beepbeep hotbabes fordf250 buller acer motorcyc
spades batma akasha coolgirl skulls rickster under omicron gender maganda theshit hirsch snowdog boxter citibank
delgado newday marmite ozzie goodguy gobigred river1 007700 harrys oasis1 brutal professor fkbyrf cvbhyjdf trish
league biscuits angele cassie1 edmund 03041975 vaughan tenerife asss goodlife qwaszx12 volkswagen 1qazxc southside
fulcrum maurolarastefy gumbo spartan117 concept columbo 08081976 miamo danil riptide yanks1 mamont hedges tater yuliya
peregrin antonio1 munson nika jigsaw feanor raindrop bavaria locker beyond perkele laracroft novikova joeblow fathead
plum 0000000000o bonnie1 fynjybyf molotok thought 12345678900 hotlegs paranoia caboose markiza degree porshe dolphi
sabaka germany1 fakepass becool supernatural tecumseh chatham tonyhawk skating francesca mahalkita ruben apteka
nikita1 reborn maine thistle pfloyd pitures rover1 yngwie creepy rutgers iloveporn hallo1 cherry1 falstaff clerks
shuan dominate deborah1 libby golfman sigma1 bassin bastian hunter2 lancaster pumkin gamer astonvil jayman bobmarle
fritz1 natedog hennessy produce elvis123 nonmembe tramp full bonethug terriers tooltime fedorov sharon1 terrence zhuan
virgini krasota russian7 3004 362514 699669 777000 823762 1230123 1596321 3151020 11122233 12041976 13011976 23021973
fiona glider pyramids koala leroy1 chas horn stands grime chili pixie roserose shoot flare albert1 view port seattle1
saunders okmijn lololol schnuffi eddy potatoes beanbag joyful marita ragnar phaedrus skillz regent barclay flashy
marketing raptors prima fear stefania ballard cxfcnkbdfz adeline drop streak lasalle guesswho idiots lindsay1 davidc
nicky1 samson1 matros zxcvvcxz tiff tonka epson joaquin miki jamesb arch poi098 drinker passthie testibil mueller
muriel marriott snookie summertime music123 helphelp theedge fannie takamine woodrow bigpussy louisa balder parker1
duckhunt candie ironhors bagels vibrate dalejr8 mooner gray helen1 tulane niagara polly1 ronny lemmings pluto1 beck
factor theclash boromir sundown ashtray primal unicorn1 shadow01 camino luckie sparkey couple zappa1 jessie1 hamburger
lucent ditto cake colossus gotyoass qwerty2 nixon class qaz12345 gohan satori bigbutts zzz123 elbereth blaster1
lagwagon gumby1 feniks davidb ceaser fuckyeah location corgan catalog chiks modles penetrating forgotten walking
academy asylum pokemon123 gbcmrf optical faust thesaint montero malakas element1 amnesia sonne morbid astalavista
nhfrnjh asdfg12345 05051975 gaelic hazel saratov bhbyrf elisa vfkbyf professional 123123z hermione beijing marketin
segreto mowgli misiaczek shandy mamo4ka joung prick gymnastic goodfell veteran sexsexse axeman gulliver natal letters
juneau 01081975 djdjxrf cristal rostov volkodav 02011970 ybrbnjc bigmama domainlock2005 muller dazzle stefani youandme
soviet katten leafs riddick pinguin dogggg galeries scandinavian pintail lakers24 flowers1 raketa bach jeadmi rerfhtre
scoote pappy edmond 666666a vepsrf craft bilbo1 hell666 macintosh sober osama enough zaxscd dhjnvytyjub killzone cujo
yamahar6 basebal1 labonte homer123 grandpri premiere ovation smokedog ametuer tahoe halcyon left laure deicide garnett
watermelon rockman john12 mayfield masha hardwork lance1 skippy1 mango1 staind cassi ussy lasttime r4e3w2q1 eyeball
peaceout vivaldi friday1 1dallas kimmy serg angeline jaycee silve details express1 katzen x72jhhu3z 1q2w3 222444
885522 999111 1234569 14031972 147896321 369852147 growler goody bookcase kingtut cooker lugano newhouse mojave franck
beaks domestic acetate maciek muttley chicco scorpi blackcoc blackboy barlow patata dobber mathieu ram1500 doggydog
brock 123456asd fuckem numbers p455w0rd gisela mensch rattle blair rabbi redwolf mauro slicer butchie complex william2
nigel places 1ranger bobcats envision gazelle !qaz2wsx 67camaro algernon 12qwerty cordoba baywatch thrawn byron defcon
gman sexyass 01011964 phoenix2 rsalinas nickels gomets blocked never1 punter allegra larsson rowena staff hawks1
dangerou error headless beaumont evergreen frasier last donut acura1 bradshaw osgood barracuda tomservo greatsex
dbrecz zeke f15eagle dewayne cadman spaniel nemo fool radius cedar rental go2hell bolero yesterda flippy zelda1 fuckof
arman alexei ginola jerky 1qazse4 marvin1 monkeyma aquarium cbr600rr movers mosaic cronic cluster mystuff arcane
dickey tomate kuwait goochi repoman dogma payton34 bassbass 123456789k bugatti blackass snakeman marat genghis gramps
escher sincity canon1 valdez polaroid hotman witch worldcup solar letsplay slide deutschland jordyn saab9000 amoremio
kjifhf family1 greta magics vaseline alligator seventy learjet computers dimension packard1 crave nacked shade bhjxrf
uhbujhbq citron kodiak1 phrases pomidor golfclub ace123 longhorns holdem chance1 wellhung tryagain killah colombo
dodges saddam alfalfa january1 blunted furman mysecret pfqxbr druid jenna1 qweewq gopack zolushka shayne copper1
fanatic catdaddy stella1 17171717aa pfkegf loglatin gbyudby barrel samanta rigger girsl photog mustang9 chipper1 spide
nadezhda lite edinburg panties1 maripos dingo1 excellen sokolov rjnzhf dashka rooter pandora1 romanova vfylfhby eragon
luscious mayfair sonyvaio flipmode borman yorktown states jbond007 type 777vlad silly1 hercule doggystyle dkflbvbhjdbx
goodwill sofiya watching escobar handle holahola davidoff mich prancer robinhood machoman klaudia henning debbie1
mccarthy protoss tittys beeker 12s3t4p55 momsanaladventure fabrizio humble strato foreman theman1 avengers kruger pipe
ivanhoe october1 dating tomboy seal seaweed sixtynin toonces erica1 reaver chrisb soleda trekker database cortina
nichola twostep wiggles gjhjkm bobbys easypay deal elisabeth chevy2 goonies lesbens cueball fuckedup meandyou hickory
everquest omerta fun4me supers sunbird remington hotter jason123 olives manage 01011958 schmuck kram evelina timmy1
lancaste hd764nw5d7e1vb1 loloxx 3001 25000 123698 224488 622521 747400 852963 10101968 69213124 78963214 briefs garter
cheyanne mentos ortega ginge united1 keksa12 juanito ginscoot gaijin abrupt ub6ib9 kodak bloopers bobber final maddy
anthem torque flubber mothra steveo clara slam nolan snuggle dshade policy gooseman babushka 123bbb patterso fragile
felicity plummer bushel kolibri goal blondie1 blueman crocodil sport1 first1 section zzzzz1 social acacia bmw320
minute yahweh buds 5tgb6yhn qazwsxedcrfvtgb camelot1 guilty helpless soccer13 jazzy1 nugent sweetass sober1 rickie
major1 bootleg bonzo getmein fine ponyboy andi waldo1 sebastie grove shibumi boogaloo marlow angelito carlin andrej
ebony1 myboys zztop hotty lombard francis1 gallery peternorth freiheit kindred valentino tessa a1a2a3a4a5 victor1
357mag 000000a leahcim hitman47 porn123 getin winchest konrad nicknick orleans aleksander blue44 mille shades consuelo
dantes pimpster butchy guevara dandy cliffy lifeisgood splatter matias zxcvbn1 camilo blower feetfeet ferrar
darthvader ynot georges bruno123 wayer secre caseydog amarillo 1basebal satellit mustang8 brent1 denton tiffan shifty
mate cezer121 sonya gomez theo romulus robbins looper doomed kleenex 123hfjdk147 carlotta oralsex kimchi crayon
masterkey blackbel caramba belgium drjynfrnt familia lotus123 happydog quarter insertions buchanan monkey11 sidewind
missing fettish storys newjob paroll bigpun hannover langley politics assault cimbom asdfjkl; ohbaby chronos logical
m0nk3y pookie1 tylers 4rfv3edc delphin vfnbkmlf eleven11 vishnu 123qwe456 grapeape andreev sanane kthjxrf 654321a
deathrow merlyn onepiece waterpolo rattler dragon13 voodoo1 pilsner donny peepers anna123 techniques rodina stetson
buratino distance facefuck fabiol morga ijrjkflrf avangard volkova naruto1 vineyard qazxsw12 calculus rfhfgep buttbutt
china1 maybe jack1 morley zz8807zpl archon bignasty emmitt22 toes amidala romaroma maddison stamford dropdead erasure
britta lopata badguy farrell hunters cassius ericka tracks router 123456789012 piss 8phrowz622 swanson qazplm balls1
dragon11 hawker same blondy chastity slippy lindsey1 hatteras claudine ben123 skull foxcg33 wicket luciana corporal
mazda1 index trucker1 hills rushrush gotigers eatme2 iloveit ganjaman meowmix vegas123 sheets geology spice1 lacey
wiggle rave tim123 dude123 chelsey rebbyt34 cletus imhorny hawkeye1 chin mischa mypussy slayers janna jeffro lizard1
klopik 123masha talgat 1hxboqg2 rootedit 3003 123458 999777 100200300 universi sexyred sabrin toyota1 priscill yanks
okay b123456 evil666 lexingky david12 eight8 murdock steel1 mandolin teamwork malaga c3por2d2 smash crowbar dawns
gunner1 carefree guru rome footlove xrated redwing1 muskrat carmen1 giveitup gspot wilmer reno sexe cleaning blowme1
121212q assface rastus andre1 085tzzqi usmc0311 tanechka elgato aguila fuckall loveme89 test2 terrible teufel goodness
puppys glenwood ceckbr retsam star1 shiznit samba hottub ufhvjybz dildos mongol crowley cool1 penal 1shadow martin6
fulton allright goodwin tucker1 sevilla bobbi latex shift claypool car123 checkit sydney1 vamp imzadi gandon windy
julieann greyhoun 063dyjuy trivia damn shamil pushing reliant booper crevice nyyankee penfold calamity kajak pagan
conquer dewey dillweed pantyhose cavalry golf1 crank arabella forces mauricio jazmine gophers goodison ayrton 123321z
bucs loudog tobacco spade1 corpse kayak plaster seviyi ally luv2epus moment 12345c taxi noob hackerz thewall tigre
alphaman simcity bowl300 pedersen jackdog feedme 44magnum apples1 barnaby written blank soledad assassins qwerty777
boris123 01478520 jared1 squire drevil arse harpua angie1 slainte indy500 marusya summer12 helpme1 augusto bachelor
badnaamhere nevermor mattingl lavender patate raster mattmatt texass headshot open1234 topsecre boot boobed mariko
renat mckenna brigada donald1 088011 gordon1 cute batgirl hotchick banks monique1 willow1 fabiola alanna cordelia
boliva polar titan1 akatsuki fresh1 openopen geraldin freeland mike01 rodriguez princessa miranda1 federica 5hsu75kpot
gbgbcmrf ragman 0102030405 fabienne abudfv k.jdm mamita hellow babygir santino carthage raul corsica moonshine
chrissy1 touch lucien brother1 naomi uzumymw gooddog aquafina carney voland dbnfkz catholic indycar bryson bassett
alexandru dawgs1 123456abc police1 loveyou2 deepblue argent novifarm alright holiday1 black123 ducati99 mannn selene
moonstar finnegan contains schatzi amores nbuhtyjr sexy12 satanas johndeere ultraman samantha1 ocean1 dbnfkbq r2d2c3p0
badkarma teejay wahoo funeral random1 lenin niggas swallows seraphim bigbad damned baldur wendys racoon peter01 marco1
hawkwind ruffles hatchet vwgolf colts zydfhm harding labatt tiger7 assclown crunchy redneck1 mailbox jamaica1 cerveza
catalyst davidd password3 passwerd pepsi123 open123 mind colony classy lives trojans1 blaise shiraz fastcars polinka
rundmc pantie failsafe iris insertion modem dkflbvbhjdyf passed hilfiger businka bronco1 55chevy caffeine klein cipher
qwerty77 margaux jacker igorek ella pornpass smutty stas matvey 123258 253634 427900 515253 1725782 12345432 32165498
74185296 3216732167 whaler michael3 stuffer sphere divorced bartek anteater anette mustang0 redshift fenton cableguy
killroy kingsize collecti 2w3e4r buffalos steve123 resume bryce xxxxx1 brutis warehous bayliner axel catter crusade
flow soup kilgore shanny basser pitt kilo charles2 smoked pattaya coolboy solrac suikoden year2005 bench shyguy lumpy
gangrel dakine buffys billion develop bushed porn69 single1 whoopass press 0o9i8u gardens marigold kermit1 yyyyyy1
allan1 aqualung jamison summer01 arcade titus wedge steamer perro ricochet days jaydee liam woodson hippos cumeater
chico1 jesuss rickey kasumi ninguna 112233a rand process pamela1 nicki ralphy christy1 1sexy nichols goldman 112233q
margit transfor hart roland1 coffee1 papaya carlson jackets arslan felony andrew12 haynes indiana1 strange1 dart
alexandria alessia garth joseluis centre leno4ka saab learning kathrin wolfwolf thorsten carol1 luckyman tennessee
kirby1 needit hallmark saturn1 leeds1 tiller alex11 mahal gfnhbjn polarbea cvbhyjd louise1 gfcgjhn blackie1 mostwanted
heretic loveme1 pentium4 poopsie all4me raziel erwin 1qaz!qaz anduril resource tail darlin prime1 broodwar xterra
jimmy123 golfing1 opensesame nadegda ninanina 8phrowz624 chemistr ward gulnaz qwert12 numlock prison nitrox morozov
januar gfhjkzytn aeynbr porky lol1234 prospero brownies flyers1 master01 pipers mamma mindless rakkaus cobraya mywife
darker ytrhjvfyn percy licorice allstars kosova angel7 memnoch lalaland giacomo schastie crfprf arsenalfc durden
teabag alpha7 barakuda stell floyd1 westham1 pluton bondarenko marykay anatoliy wysiwyg stampede dane ananda myhouse
carissa loveyou1 saopaulo tinker1 jamesd passions dream1 mexic loll freeme mobbdeep flintsto endless lovegod covenant
sound1 robert2 tigress kabuki capri dance1 nessie beers serial boober trophy zhen phillip1 lemming mapet123456 steak
yodayoda vladvlad pleasant vergeten funky1 calcutta bmw525 3465xxx halibut incest muskie vfr750 hangman yfafyz
manhattan sailfish summerti revolt righton foxhound budget gunsling gonads lusty h2opolo coolone bluedevi boswell yess
thornton patter boilers backspac snacks rosalie victo daffodil pussylicker crush 10sne1 magali chaplin essence pochta
redrock sergej ghjvtntq blindax 9000 123454 333221 456258 963369 1212121 12041961 13572468 48151623 123321456 rerehepf
niceday counterstrike titanic1 burly forumwp dolly1 sceptre mickie mustang3 alfons whodat baphomet cloggy lionlion
kasey longlegs flora limpone oldone fire1 oilman gwen norm bastos christ1 abdulla biff gato zxcvb1 kostas hot123
fred123 starsky dapper good4u lemieux amador thunderbird nippon invis falco conan1 lockheed voiture rockroll regal
jeepjeep parking derby diddle drink adam25 sandys marcus1 adam1 bigtoe hands henderson wicked1 laugh takashi ladles
ducksoup sully palomino test11 grey shroom buster01 taste pine yesterday maxfli cabinet dann mosquito buggy leah
01011963 aruba sabian 1asshole 26exkp forklift number9 jerusalem dddddd1 dennis1 nomar5 planning teenie aquaman
maribel jesusc backs psyche booty1 hometown aces prisoner sexton toons just bigdave request franz theory away quack
ltdjxrf milenium vegita jodeci kenya lounge meltdown mammamia caribou postov1000 world1 anita1 pussylov flapper fancy
pops name evgenii pump elrond tigger12 berkut bully cadets import limpbizkit biceps saphire redhead1 theworld points
ilya1992 culture user345 juvenile jumping omsairam speedy1 12345678901 whatever1 dustydog yfnfkbz afrodita aria
antoshka wasdwasd ambition raoul arrow1 gannon gumball gillette champions acoustic forums charlie3 pennstate reeder
wheel bball1 smooth1 colombi khalid teste celticfc tooltool horsey hollis zhenya bonghits solidsnake oldschool
mymother romana longtime 01011955 asasin matter yfhenj cumonme cristiano nolimits galaxie noriko michael9 tested
delivery messi10 lotion essendon ratdog legoland tashkent skyline1 sargent plague rhfcfdxbr asterios nbvjif seahawk
dominator pleaseme vicecity junkyard nokia3250 aloha1 magnavox count investor amos connection focus1 mommie natha
whoami lakings katharin frenzy filimon hellohello lauras 33rjhjds bunnys march13 gogeta fightclub franki 1a2a3a
illumina copenhagen denny lopas metalgear thinkpad tkfkdgo bastard1 fenix lovesme swanky lovefeet billiard walters
bareback cinderella touchdow elise limpopo gussie rooster1 coolbean galadriel third rincon showboat shabba creatine
dominica bones1 intense dahlia fucing 123rrr rainier truckin socrate beeper sushi1 shipping sideways buttplug sorry
matthew2 searcher hartman jenni chesty nickle your appleton sandi garry getsdown tandem goldfinger pioneer1 volodya
chillout erasmus october2 meeting ohio danmark qwezxc ronaldo7 d12345 westlife madiso gfdkbr prashant thelast1 vadimka
mateusz 5566 10000 111666 124356 131415 135799 145632 315920 322223 555000 555556 789852 1478520 13576479 159753123
333666999 walter1 tristar 1footbal rakesh hayes sandydog mustangg angelofwar blue69 film 151nxjmt goheels puerto
gsxr600 primera vesper rubbing lucas123 smuggles peoples cisco1 bethan cwoui aaaaaaa1 schneider ketchup version
nonsense psychnau valdepen bantam petter hateme memo charm dupa shadow2 kirkwood dragon99 party1 anselmo camara schule
sting1 ultras weapons level42 walker1 roygbiv skazka fifty scottt snoogans adelaida 1batman 2wsxzaq1 glove yogurt
noonan vols boring satchel raisin wrong curly 1killer indica dina liver pick trustn01 splurge obrien chisox cretin
fairway crimson1 rapid alec kovalenko passfind forgiven wisconsi letmein22 ballgag elite1 boss302 carwash mike11 nata
derevo makoto carmelo asphalt mavericks lineman asssss stink nikko sailor1 azteca tartan erfolg cavallo agyvorc warden
twodogs melon joshua12 behemoth price 123321qwe iloveu2 remy romain audi100 tuffy 7hrdnw23 chosen ghjnjrjk sixtynine
flossie swansea maroon marsik horus bluebear 8ball titlover kilkenny jackel agnes glen reset mycock cfiekz rice80
zaq1xsw2cde3 tuttle viper123 destroye zcxfcnkbdf baraban teres satan1 mariano chocolate1 ashlyn abigail1 codeblue
dunkin slayer666 haley1 minotaur scoop tales havoc goodstuf argonaut annabelle lucky777 number6 leilani baldrick
nitrous metropol hernandez adonai footbal1 juancarlo fuckyou123 pipiska agnieszka armitage bubbaa indonesia empires
arioch favorite8 bartlett cognac sauce master11 apelsin powerade chobits shadow11 parliament bladerunner batigol
charms tracie firework language besiktas baltika vfvfvskfhfve 01011962 1a2a3a4a5a gilmour mackey salt orlando1 isabe
aleksa gfhfljrc krasnodar lunar blink18 topless makarov tarantul meaghan overtime fy.nrf davecole jetson wonton
mousepad browneye talent brenden schwanz anderso violeta ecstasy browne brianna1 nacional dfghjc red12345 vfhbyrf
mathilde doodie yukon kiko venezuel kochamcie vthctltc buddha1 bianchi favorite7 famili wildcat1 hounds aztecs k123456
andover goodone ryjgrf metalica skateboa pieman shooter1 olivia1 silvana orange12 redbeard paulus louis1 nectar rocks1
sampson1 colour schwartz theflash perez natalka hitter fucke nokian70 nfvfhf tyrell pass99 lugnut omanko gy3yt2rgls
fuckup oscar123 derrick1 side grant1 embassy riviera nomads stew femmes zhua puddle asd123asd jackman cubano carly
myangel scruffy1 brutus1 bizarre longdick network1 clitlick raffles 1buster fathom ghtktcnm nosferat fomoco penn
dumpster judge dirtbag jediknight nighthaw rerfhfxf charlies dvader shady1 overload kitty123 morlii passw0r tamuna
ladygaga hotsauce dmitry dimasik hfleuf htubyf 100001 123369 124816 233223 333222 444777 500000 1233211 1234432
3234412 3263827 7415963 246813579 eric1 coach1 sallas lisboa mnbvcxz1 discreet diabl interex neal brasilia birdie1
nvidia rajesh access2 amir posture griffon repytwjdf sheltie daisymae killyou author gixxer tacit fuck0ff whopper
leone nascar3 janus sensual simpson1 david2 meyer plus champagn birthday1 grifter vincen asdfg1 closeup spinach
autocad 3e2w1q story mill jacks riker samhain iawgk2 aztec 07101962 beethoven chocobo katy greek adrien 1lover nelso
fluffy1 clues discount wade mikki papichul conman ranchero 1jennife dove auction waves sassie characte k2trix eighty
classic1 bodies lovesexy thissuck gunsmoke crappie khalil gohogs pooch orca olds442 jerking gibbons darts maryjo
slut69 shana bible gubber moneybag masa cowman ndirish bypass bumblebe halfmoon airborn jim123 gremlins zzzzzz1 juno
muff thatcher jerem karla lind televizor vostok telecast atlas1 davidj relief torment 1fuckme aziz pelikan southsid
micha picker 1harley mormon guide sex1 henderso mettss fuckfest gregg kylie chacal foghorn hornyboy retail farcry
karapuz print realms tities multisyn michael8 sector dagestan qweqwe123 123456789abc nubian yasmine hellokit blowjobs
jelly1 toggle balle ocarina booties cheer soda boscoe01 joachim tristan1 doggone thematrix wsxqaz badlands galactic
donkey1 commodor kings1 soccer2 passion1 jamila mackenzie knockout tess anjali malcolm1 bigpimpi sneaker brian123
winchester main snikers flhtyfkby carter1 hrvatska d123456 only tactical imcool nikitin octavia svetka hondacivic
dreamers spartacu syrinx afghan brabus marietta ararat timeless sable1 steelhea ctdfcnjgjkm watashi conker welcome123
myszka dragon7 lostsoul jagr68 poopy1 wilso 123456h rubbish doodah angel13 evgeniya rfkbyf hibernia q1234567890
mansion cashman seren loredana 123456789n kukolka sinjin lfhbyf pi314159 patit farter fkmnthyfnbdf razzle biggdogg
knife oriflame rats gtkmvtym totally crisis joyce1 daytime rockydog pasport ytyfdbcnm micke manana dimebag online1
mothe redfive georgi ganesha internet1 iwantsex rasta1 tigger01 vitaliy ghbrjkbcn mugwump reporter chucha knulla
petra1 ashes avgust frontera bigpapa grape tony1 ganjubas rodion venezia signals pendrago 1234567u intelligence haribo
hotbabe elisha rocketma hammerhe darkmoon thematri popsicle jewboy boggie rocketman hellome ruger viola ratfink
glock17 semen force1 margosha geisha 68camaro ibilljpf kevins bigstick lehman 1bigdog westie salad milford sweet16
gypsy1 voyage jukebox jackso riches martino stephy shrike jadzia passage democrat iloveher otters milashka floria
biggest swede matt1 hoes funnyman sawdust emachines rob123 playboys randal twiztid charl dave123 satriani lolwut
wobble lucky2 susann faulkner gospel xavier1 suzie tables roderick bloomin rjyjgkz johnn lowdown ghjcnjghjcnj strannik
satin megafon thomas12 123123e marko ibill01 ghbdtn12 admin18533362 15151 135531 271828 777444 1231231 1233210 1475963
2234562 5641110 7555545 12233445 159753852 777888999 domenow wowser stroller jerryg 014789 tazdevil dale03 sarah123
crossbow bigg rocco1 abc321 08154711 critical borg oldnavy freetime 001100 kingrich tupelo funhouse clarion lynne
hun999 playful capt coop swat trader12 parade dickman bogie prasad heart1 roberto1 billyb metals billing 013579 dave1
material hottie1 toxic shining lemond whkzyc njdevils mika hotwife hrfzlz diane1 gravel thunders aman nose mounta1n
murat andros jana inform royale internat camaroz2 paper1 damager mage toshiba1 pinewood dick69 1qay2wsx 2wsxcde3
nihongo thinker trust1 august1 jabba stockings elena1 egorov hiroshi sure futures boobs1 holeinon mazinger oneton
empress %%passwo vampyre canad pokey1 clocks hooch jamest 2cool4u college1 8balls treacle ak1234 blazin bonefish
pass01 islands homies xmen blue45 fairview bigfoot1 funn cramer million1 chewbacca enfield piramide patrick2 juggle
chump sc00ter galahad winter12 bettie inches decatur hatfield blueline fishnet underworld piranha nino lager freight
catfish1 orland bourque bound maxman jiggy yackwin girlfriend bateman interpol sydne tide dandfa windstar tenpin
skittle bluegill edith brat lizaveta fatpussy isgreat stlouis bereza baloney st0n3 beckett camaro69 wacker jeeves
gobucs player69 hommer therion cadence beluga polgara samael josef crazy8 qqqqqq1 group warcraft1 a123321 qwerfdsa
income nutsack peterose qqqq1111 viewer marduk architect mansur mutabor bitchin zamboni 123456p ckfdbr 123456zxc mofo
allure mclean 13579- jacque smurfs truffle marcie gimme jack123 qazedc rosette centrino marx aguilera amherst paula1
nikit sega photoes herald kobe08 wonderland bingos memorial midwest trashman danielit green12 asd1234 fonzie clubber
invader artofwar lexicon keys puckett metal666 dripping flamer mansell flapjack kassie 123xyz samwise raider1 newworld
organic landscap verify cristi temp1234 23176djivanfros salamandra vbkbwbz ljrnjh 123456789qwerty null oktober deimos
dzxtckfd sobriety tookie casa angeleye yecgaa hotcock saturn5 thetachi dickface iddqd advocate nasdaq schoo marma
nokia5300 edition gemstone minion nonrev67 amormi godofwar smallville qwertasdfg dthjxrf rfntyjr mashina audis4 lisa69
stamps astroboy woodward armenia delores ubnfhf cyberonline galatasaray vbkfyf sexybaby hendrix1 mitsubishi notredame
blacksun qazxswedcvfr vittorio azsxdcfvgb tillie shakti karamelka shadow13 capa200 novikov catalin qwertyasdfgh glamur
mobil cathy1 devils1 patryk hitomi dominic1 gallardo rjyatnrf imperium inflames bugsbunny nicholas1 vlad1996 arina
jakers dragon88 connie1 astra1 connect1 ukraina freezer piedmont bagwell qwe789 grassy katrina1 davidm dorsey blade2
bigdogg pheasant blastoff ginger12 convoy venus1 steves pablo1 tuborg indahous laredo ilovemyself parasite voltaire
123456j touchme delano banjo bronte robinhoo wallace1 seven77 newage cummings shorty1 jimi polska1 laracrof bosstone
quixote tribes justin12 system32 zebra1 pigdog bluenote nibbles flossy islam sk8ter brentfor shari goldmine wellington
bassist manner forty goodtimes michi camill mousse colgate budda wtpfhm schwinn holley sincere dewitt wantit humpty
exploite giddyup dopey greedo mewtwo salute reverb morgen useless lapdance cvzefh1gkc mania water123 killemall guyute
joyride nelson1 matvei marlowe driving velcro pusher lfybkrf craig1 bublik fantastic rocking scooby2 cnthdf covert
ramazan gail iwantyou repytwjd radiance lethal ruthless sweethea peter123 poohbea volodin olechka kapusta 01011957
89600506779 sandeep pablito damage11 212223 235711 524645 555444 5550666 748159263 987412365 pissant michael7 caddis
chicke country1 pogo jerrys haters cumload raccoon epaulson perils slurred hermit cards1 powerpc kalle ariadne
bungalow drag patsy semaj garten brandie tripp chatte jjjjj1 gggggg1 ppppp1 loading stomper seller jamal cafe 1aaaaa
john1234 aurelius monet man123 buttsex gifted merli cuba etienne grainger charcoal eatmee marisol xytfu7 stand vulture
ronaldo9 soraya kona homebase yannick take lana adrianne 1chris sensatio 1george 1bubba 1diamond 1golfer burke mclane
conejo edwardss crybaby 3edcvfr4 1qw23e terence george12 dune lazy playoffs passe lovegun king123 closed andreas1
month panchito frantic jys6wz train1 out3xf picard1 munchie fellowes thirdeye alfaromeo hellion isacs155 paige1 joanie
dominus hubbard roodypoo stars1 mcleod oops scooters dbrf134 sludge paul123 tahoe1 bugsy etnies jesuschrist maverick1
dragons1 ashman palmetto sylvania gerardo tobago favre4 hansel thebes vertical psycho1 aurelia fordman chanda callme
w1w2w3w4 launch proteus melbourn desperad save13tx relax angle hotwheel bretagne arabic trinket starla 300zx phatty
caspar sportste aida pickett terrace ship raging madsen marcy vatoloco ghostman jedimast pringle futura bungie prakash
muncher sunrise1 clinton1 blingbling pembroke fatim arsehole barret slayer66 animal1 framer bored psychnaut1 bonito
begood started mollys harlan prairie braden odysseus pizzapie silver12 desires alpha12 accent reverse driver1 guess1
wargames elissa winkle give mysterio darkknight actor career integra1 blondi westcoast scotia xfactor banderas
4r3e2w1q crabby fatluvr69 trilogy xsw21qaz denisa yjdsqujl felice slimed123 kawaii malvina 1q2q3q4q5q sailormoon
habana varsity current big123 sameer levi tele spanks indians1 babycakes sarahs teddyb schweiz mack10 rouge creativ
scoob wooster diesel1 oldham pussyeater ghfdlf nikita123 muenchen sashok yana qwerty22 medicina gabriella cristia
alex22 stussy petersen mara cyber1 mercy den123 izzicam warpten nokia3310 samolet reaction scott123 whosyourdaddy
prikol black2 egorova auralo japan1 rafae astoria carcass bill1 tagheuer dexter1 weeble xthtgfirf 1234567z kochanie
oc247ngucz carioca manish gianna orkiox. kingair squish 1111111111zz tired porn4life anatomy snooks illegal warped
slimer littlebi siberian limerick toys xboxlive spawn1 ignacio gaffer parish rostik lunch baile mopar1 desk kratos
prettygirl calvary moonpie thejoker greeny coyotes cleric riding cuntlick metalman freak1 chantel pounder leiceste
osborne handcuff warhawk temper princeton trolls kailua peaches2 minister three3 billys wife cum4me sitruc firestor
rhapsody nodoubt angels1 jeronimo denise1 makemoney annemari ironmaid utvols chevyman resist bungee ready1 hugecock
refresh tooshort primetim yogi sylvester compa thomas2 lasher oceans11 tugger richard2 passing valdemar jetaime bear12
yendor toobad goodies death123 outcast safe darkwing taylor12 wipeout chrism jeepcj7 nikitina abrams jaws nickname
yomomma coopers cereal flyaway caitlin1 slipknot1 muaddib nelly 123456o ramone dima1996 fnkfynblf skypilot newstyle
levani 0wnsyo0 123sas 258741 335533 451236 479373 554455 555888 741236 852654 951159 968574 12332112 13579246 96385274
159875321 326159487 789123456 1223334444 alvarez timbo luckyboy mullins asecret booby ramair miss 2112rush chicas
duranduran hiro gunman daily pescator dte4uw gaetano chapin merrick linsey brayden rulz police22 giovann trina candi
silva bakers boner1 burnley bbbbb1 thebomb elite11 birdy sexslave hobbs ganster buckie bosworth heinz mulberry elohim
willys purgen waterfall skeletor plant annett pulamea mccabe caballo rule human disco1 itworks santo steph1 idiom walk
asslick gaysex bebop creep notice pepsicola winamp octavian love22 serebro qwerty00 eeeee1 123123123q detail itachi
ilove69 squiggy w4g8at macho montauk dwarf terrie 1jordan 4snz9g hot2trot blue33 thug delorean bianco matthew7 step
ishikawa simeon magyar baldy bullets explode hash boggle burgers alias pedro1 primo document jessika retep zorglub
wilcox fistfuck dixon barnett fredd pedros gfhkfvtyn omega2 runner1 gorman sexyguy seagate whitney1 jailbird arrowhea
tainted sexbomb casablan creek qazxswed moneymoney miroslav dagwood showcase bulldog2 barca omega3 collette polkmn
sorcerer sex6969 pato hemicuda saber hotel6 stargaze funguy 1111aaaa tweet polka weirdo imogen bling adams1 conflict
ironhead shorts smarts bones69 fuck777 moosey winky cnhtktw fktrcfylhjdbx poppet char checks vfnhbwf scimitar nikolaus
mikaela ashish oriental trippin hellothe parole nordic chatter reverend ronaldo1 oven negrit whiskey1 edinburgh gemin
hondacrx zaxscdvf latvia zepplin popular voltage kitten1 slap rebirth voetbal as1234 order anton123 pervasive kelly123
goodnews astonvilla cheval milagro pepper12 stewie ashley12 cachorro imback truckers sysadmin olivetti 89015173454
mamedov petey rjcnbr multimedia daddy123 navarro manitou symphony sanjuan toronto1 emachine fktrcfylhjdyf phuket
asdfjk danni1 malcom cnfcbr regret scotty1 bonfire vaz21099 sandals reklama violent slammed joselui plover smarties
healey wars roxana stanger sunita hanover genesi frankfur godwin horny69 gfhnbpfy bubby svetlanka cuthbert steward
password4 alcat odette blue21 stealth1 naked1 declan nagrom yardbird godfrey morkovka atdhfkm gjgeufq dmitrii kisska
qwaszx123 virtua dragon22 arhangel percival fresca minako kban667 muaythai whitman nyknicks mahalko yorkshir rodrig
enkeli echo45 molina junction guitarra tatian hereford sweeper badger1 tippy1 tightass metro1 hoddle jackson2 taekwond
island1 phenix moses1 millerli layla cstrike 123123qwe staple qwer4321 division gr8ful feyenoord solid morrigan dtythf
hello2u apathy parolparol vermont1 kamehame round jake12 arschloch catlover whatthefuck madoka bigshot bagger dogfish
calcio direwolf karmen jakedog reaper1 1357911q rocheste pittbull hondo rache roma123 bethann jobs bernard1 terminus
walden trigger1 pennst grandprix future1 drinks comicbook japanes excell jeanie sonnyboy sexboy bennett1 daniela1
twingo moneyy lickem slydog rumple lucinda logan5 eltoro parties lawdog gibbon helloyou gunter jimmy2 fencer starks
redtruck trex cuties chevyz71 miko header walkman 1nicole surfin kosher kindbud morrisse trafford update mymoney match
evenflow concert geneviev marisha oneshot konfetka knowledge irvine halflife2 laxman maus sk84life fuck12 versus
123456789w dawg1 denis123 12344321q fyutkjr ghblehrb lbfyjxrf dron lollol1 kurosaki 4000 123333 123666 567765 789321
963741 976431 4637324 11121314 19844891 21125150 132465798 243462536 tommys brandt bmwm3 redbirds mint skelter
westport rock1 slacking crysta soldier1 hosted annual makemone indiglo strings antonius legal 3some bogey1 culo olivi
frehley eadgbe talon1 541233432442 dmitri patriot1 fish1 hoss weights takehana 12345e robert12 ratchet germaine chain
becket rotterda vicente fcbayern pirata toosweet love13 nolove 380zliki knarf startac milesd schwarz 1robert coast
4free warhol figment bellevue bayview prizrak arigato sallie scores monica2 tiramisu 1daddy reggie1 mambo belarus
wetlands practice 12qwasz sssss1 luckey watermel paulo platoon johnmish orange8 gump natas seraph t34vfrc1991 hecate
melville stuttgart fffff1 bolivar muffi check1 westgate hr3ytm theraven superdup folder skoal mzepab maria123 winifred
adagio benning abulafia al9agd oemdlg dhip6a cranky 7uftyx antioch trustnoone papercut energize oriole barnsley alexan
hoopster eightball toughguy babygurl moore1 deadeye fermat azer dalila doctor1 mahoney circuit blanket spooky1 nada
razorbac paints schlong brazzers cornholi champagne singing yokohama bigboi kaya brew firetruc thurston epiphone
gateways chicago2 mexico1 transam1 seven11 edwar proverbs bulldo patricio pionee good2go ellen1 brianjo davida
puravida shocking baby1 123456qaz chasey warfare durand tremere vfhrbp glorious catch soccer15 strategy q1w2e3r4t
stallone payne nails jeter ishtar bugaga arisha sunderland seven777 a12345a carrier sandy123 capitol stringer penner
yingyang kramer1 chevy454 anamaria ilovepor ghandi beauty1 gfhreh asdewq ashanti tough shannara kremlin whatisit
niunia config kakaroto friendship nurbek buzzsaw candid superboy cellular dress maricon pacifica teacup weedman
annabel phantasm antman salvation finalfan cogito yummy1 sepultura azerty123 adida tigerlil adrenali hellbent mina
guderian samurai1 grimlock airwalk playbo anklet aenima pampers caller baltimore render arena wilson1 beaut airforce1
asdasdas girdle rebelde newlife1 batter texas2 seafood dahc1 cheesecake rebecc testme swindon izabella 123qaz123
kardon brindle shotgun1 northsta sherwin rosetta kindness kusanagi diceman junfan alaina shake charlie9 malishka
aa1234 szevasz pepit robby iskander fgjrfkbgcbc rfgbnfy katenok 123456789qaz 555555a a123123 cabrio home123 dreamy
55555a aol999 sammyboy bagpipes dimarik 4rfv5tgb reward ismael aliska cjrjkjdf barsuk froggy1 3girls lebron celtic1
mamit freedom7 buldog alyssa1 vfrcbvec utility butter1 mello cfhfnjd favorit haha123 kellys oliveira tigerwoo brewers
garrett1 cnjvfnjkju lover69 cambodia centurion anime1 warzone verity colette vfiekz rediska neptun onclick fidelis
piazza31 boogie1 spandex 1234qwerty ihateu liberal ostrich doremi shelia scooter2 mickeymouse vjhrjdrf rainbo creamer
ilona rolando grasshop snotty colleen1 bauer wonkette ernie1 melonie vasya patrick9 jake1 klootzak jake123 geniu
trouts vsijyjr britain landry later bubbadog mustang7 ghbrjkmyj makarova effect kohler beto travelle tiedup chevron
deere elvira26 steelers1 compusa reject bootneck biggin red1234 watkins cuckoo sharo gohawks ou812ic 000006 bobby123
nutz yoohoo redsox04 ladybug1 fuckslut bigdee mcgwire canseco joann hotpants shaw slaves aluminum grizli mylene nodrog
adelphia frederi tavern thomas01 golgo13 crime mcguire coffin password69 supper lolit stalker1 matches panacea keaton
r12345 portman prefect lakeview jonathan1 medieval lollo hammers1 towing flavia neogeo all4u8 longbeac lina ravage
networks joness cinders lesbo jansen albania larry123 hansolo1 4904s677075 kirill123 paul1 jemoeder shadow123 oddjob
reddragon w12345 respekt kevi 12345i dawggy orlova natashka 123555 222888 224422 242526 475869 12345671 12347890
19933991 44445555 135797531 1111122222 tincup mrbrownxx harley01 007james flyhigh sonnet cordell love23 strike1
apache1 freestyl barman hardhead l2g7k3 pollock celtics1 juergen soccer7 maribe ballz yamah mellons shadow69 trashy
guns mitten weber andy123 cain fartripper ggggg1 eeeeee1 superbee turkish knowledg eyecandy eugen engel topfuel budice
eatmeraw asteroid crewcom blister khaled cheeta 12345f abcdef1 ellie1 agustin spectra doqvq3 kswbdu browns1 parke
oconnor cerbera anselm sister1 kitty2 divx phipsi tomm maximal franny marimba juster bulldogg mavrick vander merry
meyers 1william c6h12o6 1james flogger carmex letitbe mylord steeler1 kosovo bobdog redhawk squonk lamar sycamore
tigerman moss 009900 howler cleaver squishy shiny marky bethel pkxe62 2fchbg ladydog fun123 pascale ewtosi aaa340
mp8o6d tyvugq nowhere hard1 tequila1 hunter01 tzpvaw diogenes macros marillio xngwoj realdeal greeks larrys ferrari3
craps fido cheeze chilidog lanman winston2 mozzer regiment grogan gerhardt astana asdf1 asakura people1 soccer14 webb
davidl power2 013cpfza bmw325i pompier fredderf hodges nietzsch bluerose workshop bharat qpwoeiruty symbol 12345trewq
hillman woodys ritchie defiant1 dustoff ganymede chapel maxie thelema clear satanic beasts 1234rmvb freelove daniel2
aqswdefr pootie numbnuts quetzal walley siemens1 love2 juggs whistle kakadu jay123 antigua amanda18 minidisc blablabl
voices razdvatri sensor pakistani maddog1 babygirl1 fylhtqrf alhambra alastair ukflbjkec gonefish biteme69 kozerog
xcountry hakeem bigwilly humboldt faceoff greenbud colby iluvsex chester2 override destro bosnia blacksta scooby12
erick sherpa godson rules1 jumpman joints biscuit1 beaver1 salamand chantell change1 acosta poli carmela jenny69
milagros kailey coffe chelseafc paroli memento gtnhjdf roxan 10inches t123456 felip mikhail 0147896325 lynx darkjedi
katana1 blackrose falcon16 godislove aldo region q1a2z3 ghjkju weronika rankin g00ber agosto haircut blue13 vfhvtkfl
primrose password0 london12 kukuruza kozlov rfpfynbg farrah jacki dragon76 gaming grenade cristo brit kasparov
flipside kadett 12345g memyself gfgjxrf kidd doritos ghbdtnbrb micros dashadasha blue55 wesson hellya daniel123 savant
ghbdtnghbdtn juarez valerie1 rfhjkbyf boaz evely kukushka latitude barbie1 sistema cthuttdyf strelec sonechka xtkjdtr
chicca belochka atlant atybrc rerjkrf gnusmas rasengan packman transport eater marjan ulysse scribble cdtnjxrf jarred
marbella sparco landlord 1cowboy blackber alvar elnino carguy selen ameli packers4 martini1 schlampe red321 caro
assmaste capitan loulo anasazi natash maxim1 mrhappy golf12 shizzle jledfyxbr vika123 churchill miracles hoopla timoha
ricardo1 password1234 07831505 pike monkee bigsky nbvcxw foolio saint1 silverfo lilly1 sabotage tackle baller1
spoonman babyboo bandera fred12 cupcake1 swan congress chisel gfhfif bmw123 xrp23q leo123 britneys drinking sideshow
ppspankp 4life gearhead bark jamies kamil rope hooked q8zo8wzq 1winner bassfish batman99 queer rider1 accounts etoile
kinky1 federic joking dannon4 stratos carbine jigger gamers scottish biggy temporar stump multisync boing slinger
hollydog scribe neuken 12345678900987654321 bella123 kari moonie lovepussy sumner kaneda lexingto canadien bluearmy
wrxsti luzern knives bobbo blythe laverne problem dollface letitrid juventu goodfood super7 kelsie peterbilt getalife
porker sunnie shock5 stairway driver8 rahasia nakita bonham mills troopers halfpint browser westcoas deusex costa
steady 3stooges toolshed canes buddy12 mattman drdoom timing rapids goobers pepsis buttocks lausanne sebastien
wildrose doorman iwantin bocephus loveme2 davi pats squeaky nafets jeanine lottery katina kenyon jesucrist ghbdtn1
skyblue bestfriend graeme qazxsw21 kallie howard1 favour kingsley stacy1 dmoney washere greenwoo problems debate
sharik coconuts ibill123 08522580 florenc lena123 fussbal images harry123 katusha 20001 113322 123234 133113 135792
333888 555111 557744 1001001 1212123 2583458 11924704 12345666 19877891 25251325 43211234 123123321 titsnass connery
erika1 heaven1 123asd123 haunted freenet testme2 mabel jumble wallis gnasher23 regis greasy sinfonia rjw7x4 wavpzt
newguy birthday21 gabi dad2ownu jaspe fleet maui reksio 1pillow 019283 elaine22 mrbrownx yyyyy1 iiiiii1 hhhhhhh1
curtis1 testy spenser dominos probe phaser adolf wash matte moby suresh shooting qw1234 mitch1 hopefull piotrek
jordan12 dolfan gnaget pwxd5x tron gotlove replay 8dihc6 qbg26i amtrak upnfmc herons bluemax trotsky recycle wiking
manzana superson commie herb ford1 lamesa bringit camell joonas serene intell leila abdul alex13 hyper qwerzxcv
grubber canela ichabod vibrator 1hunter hillbilly westwind hotline snowy1 1tigger iggy covers piglets bronx frame
yakuza alex99 154ugeiu crypto clarkie education gandalf2 corvus ichiro duluth rosalind paramedic scenic 111111aa
schnee opel downey lustful g3ujwg reddrago wins hufmqw hellou meddle likeit manwhore mamasita aassddff sexme powerboo
cracksevi ford150 51051051051 davey fidget cup2006 383pdjvl planetx pipo landing rottweil playe karlos nazareth gudrun
tercel paperboy draper bochum adjust scranton notagain 2girls springst drumline salamat lagoon powermac woaini
duckling rellik iiiii1 canabis rjynfrn vestax burbank checking kira wiseman african brendan1 fontaine wizkid dragon2
romina easy123 weiser hotrod1 mask jiujitsu buckey backlash quark pennie 2w3e4r5t ancient neuron porn1 270873_ wells
colt1911 chic hahah knocker myhome bulova shingo thisone gordito jennys judas kickit tolstoy dingus changeit winning
possible fucklove mozilla chipie doma77ns lostone hoopstar alamo cosita strangle venom121293 frolova corrie hatcher
blue01 fabregas ambassador miria vacuum free4all vbktyf welkom01 guessit assa cuntsoup 12345zxcvb blackshe osbourne
catarina moss84 chalupa gargamel anutka gomer attica zealot madonn golf18 porno69 coronado kaplan chaoss jizz
commodore teiubesc vfvf123 meatman hellcat outlook promethe baikal melissa2 anuradha berliner jesu painkiller reviewpa
pepsione cass frieda montes salina black12 slade gtkmvtyb rockport harrypot clair newmoon vodoley confuse positivo
teddie derek1 maid pflybwf humper foosball kipling foxtrot1 gonzale viviana riker1 saltanat kjgfnf vfvfbgfgf hadoken
syclone mythos gigolo biggs kelly001 hamburge duffbeer jennife1 saywhat amanda12 webhompass a7777777 countach wembley
cumface piano1 bates britney1 works seagulls grunge anabel alfa156 amylee guatemal zamora gtxtymrf liberta helpdesk
mazdarx8 gfhjkmxbr fuckina gehrig scamp cruzazul giselle colon pollito hermos lovecraf darien alici castaway dianka
gecko1 wings1 peoria breakers thisisme master2 sherman1 almera alpacino mall gamera meadows louie1 incognito badone
defence victoria1 annamari suzenet marissa1 rollie quality1 cnhjqrf manunite qwerty21 andree dockers purity package
sarasota checkmate boondock vredina garci nokia5310 happydays landrover kfvgjxrf chesterfield opensesa crossfire
senna1 apocalypse thetick wildblue dragon66 junker transpor spokane nec3520 locoman0 tenni submarine neveragain
nokia6303 moving cookies1 powerup galena moneymaker westbrom haggard autobahn denver1 shua cycle jasonb gazza official
phantoms wesley1 1patrick benji1 suzy wester fatcock new123 sprinkle deepsea samsara julies maldini quick1 purchase
1hello drivers client shayna interests mets86 dryden dothedew defjam billy123 felixx scales 010203040506 number2
binger nigga1 chicken2 libby1 kevlar mgoblue shakey sparkie paterson gizmo123 sandrock binkie bubber shaka tommygun
hockey12 pimp69 usmc1775 open4me fightclu caps audia3 kasia1 tanja thunde gandhi mauser lakers32 griff gorgon dragon23
bigbuck heybaby bridgett lexi iloveyou! society smokeweed gibsonsg firefighter ozzie1 funsex seagrave darla bourne
madhouse bookmark soloman caruso sissy1 tristen [start] mookie1 its420 panty broncos7 windex dobson bells teri
vonnegut robbie1 drawing bolivia fighters cachondo kasandra chelsea2 homersim eros syncmast spirit1 hayward doraemon
chaotic nurse1 roxie vasilii farting taras rodeo1 croatia john11 lol12 f00bar alpha3 samsung2 cherish puller berries
eugeni tyler123 rfnthbyrf tease handler pepino montagne patel 4wheel graffiti smile123 trusting newports topgun1 shank
perico treat lfiekz hjvfyjdf qwe123asd cresta sogood tmoney woogie kbytqrf lost4815162342 kozlova mobil1 platform
silicone naresh art131313 45645 113355 123432 123444 178500 192168 999333 2580456 55832811 98745632 99887766 124578963
314159265 321456987 eagleone crazyzil kristal yssup dimensio penney blacktop acrobat kenton nacho trap srilanka muddy
bedtime session tyler2 pimple jjjjjj1 12345678c claus slipknot666 batman69 finley ffffff1 sqrunch gobrowns wellcome
bear123 montague accessno sweetie1 123zzz irland updown 6string spicey patent tratata iamgay christof buckster gldmeo
m5wkqf ratpack marios jake01 1martin giulio merritt l8g3bkde bommel geirby waller sunstar imissyou bakery abbie
ar3yuk3 goober1 4r5t6y sallad trial1 pershing xena manchu hcleeb x24ik3 razor1 scot dummies frigid bobbyy tawnee pigs
greddy sami ccccc1 hhhhh1 102030405060 marks patch1 garvey just4you antilles bethany1 deadlift gordo1 visions shankar
southend glotest brianne sxhq65 lindas edgewise math abracada drummers scxakv t26gn4 winslow calhoun shifter 3cudjz
xqgann teenager pxx3eftp lada archive f9lmwd durango1 hihje863 oakwood alma payback george2 moldova w0rm1 bonds jdeere
dapzu455 chucho password6 gabe leisure cuda hicks ballon bare cool99 123kat lowlife lovin joeboy alpha06 fiat mooseman
onkelz coffey buckle skooter green2 aarons heath oneeye gr8one qwerty6 juices merhaba bowhunt godboy scratchy sex666
postov10 mica tooter jimbos 2sexy2ho cumalot thaddeus kassandra stadium rama stjabn katie123 gabbie fastback trails
cfvjktn phone1 reliable ohiostat jellyfis morons bigbill pidaras brazil1 fuckmenow bullhead austin12 1234ab mira
arsenalf temporary ghbynth lolly glist ranger99 vjkjltw utyyflbq baguvix phydeaux mindy1 sevenup qwertyu1 numark
lettuce dummy1 dread 78girl dionne mongo1 sylvain dthyjcnm skate1 enable ronal hellraiser abpbrf donger eminem1
africa1 access12 timex cidkid86 cortland aceshigh kimberle verizon1 ulisse gaby gardenia beware boxer1 griffen biotech
cigar1 secreto tomoko testing123 shipyard orange44 pepsimax salem1 wolves1 qsdfgh fall lyudmila michaelj anna12
naruto12 tangerine loyalty michelin telemark shemales daisy123 doudo smiler adult1 dragon10 starion claire1 dreamon
happys hfgcjlbz cheeto gemma shahid coope soccer22 anonim esmeralda thrill fabien taylor2 filipp ariadna bluefin
kitana frdfhbev ferdinand winsto vavilon caliber kanada iloveamy lynch gogreen ollie1 flore doorway kaitlin tallinn
disc alphaone cheer1 kamala censor centauri mobius moren senha tori nataliya cheap dbrnjhjdbx favorite5 nbnfybr
123qwe321 estella cxfcnmttcnm supergirl kennet rexona thorpe lthgfhjkm wtpmjgda marlen weaponx niceone gametime rayden
independent arian zujlrf files hammarby grizzly1 allover lthtdj pollard idaho onyx obelisk asdfgh12 florid cougar1
amanda69 television oldies campos kmfdm anatol rockit madeira beasty lovell teache google123 charged planot myers
indianali sayangku myriam kongen deadmeat saruman apostol interact cracker1 letmeinnow frien ishot angelin monkey7
11223344q spoon1 skates sexy1234 master99 ewelina coldfire vicki1 ranger01 tenchu 9inches televisi sherrie virtue
climb7 mark1234 hogan1 greeneye korea myfamily pickles1 heathers paprika preston1 welles fiddler nomad1 rudedog
brussels gentry killer7 jeepman bluegras darken wire barbarian perfecto carla1 operation bartende blazer1 cart bobbins
blackbox charger1 pharaoh woodduck coolie dickless thales timeport clones johanne lsutiger freddie1 verdun buster11
1234567890s skytommy jerrylee hoboken cadr14nu timmie ready2go suicidal well tokenbad hotguy keyser my3kids consume
hobo rossia scramble pi3141 jody shepard 1066ad review69 deacons mustdie wexford filbert tania candy2 hunting1
aragorn1 happy69 paleale com2 mule sailing1 excel ballbag limaperu racine nashvill kellyb tropic pinecone centaur
scubadiv tracy71 history1 1summer nokids starts rebeca raymon boatman billyjoe sheri bridges rfrltkf tazzzz boness
killing makers games1 lions1 yesiam thrash nolimit8 inkjet squids rhbcnbyjxrf uniden marta1 dogbite oklick tallyho
homey lars parol1 radioman pirate1 booner montan garfiel satana666 q55555 wall bonjou spacey nx74205 sundin charmed1
holstein polaris1 golf72 flaming savana mallet petrol clemson1 priscilla stuff1 toro turkey1 sochi2014 ghostrid
sexmachine thurman magdalen dallastx docto powered gnbxrf raffaele starflee marcopol dribble portuga grigio doroga
demonic laughter asnaeb gatech njkcnsq stepanova nariman egor nikolaeva marked 123456789g maksik littleton lockwood
stepanov mark22 nikolaev vanyarespekt 3008 123345 152535 198200 203040 282860 654456 852147 12312345 18821221 23049307
55556666 134679258 michael6 0070 redgreen steff daddio freebie 123dan qqh92r dcpugh heavyd opened muster danimal
redblue medium danthema odie basics walt level andriy katze zafira straycat sicily elric johnpaul fffffff1 lower
zzzzzzz1 wolf666 leonora simmer tomcat1 violence failure dozer gtfullam followme fritter andrew2 rudder 1charlie
nimda2k poilkj martel apostle babette rolan picolo wish siemen masaki d6o8pm ingeborg lifter forensic 7bgiqk
supervisor nicole2 recoil wendel 1701d dgl70460 sosa21 quixtar hugger bello fuente sussex cellphon matman abel
lovetits digiview porche chubbs corey1 green3 missile jacky wolf1 husky1 ilovemom redmond fenster bondage1 taggart
djgabbab member1 bangor herbal h4x3d bodine heel gert take8422 christen rebell primer nail banking waterpol hadrian
marconi packrat tino dano maxtor bbb747 ch5nmk withyou 5rxypn doozer fuaqz4 mendez bjorn jailbait bono treeman lenore
acun3t1x chgobndg rasta220 luft4 echelon phelps mike13 123456i fore omar10 udbwsk tommy2 redcat striker1 fernandez
roman123 revilo macarena shagger letmein6 saturno sexlover slyfox jambo choose wheat martyn octagon cherr pasquale
speeds pegaso jlaudio phred radios borris cashmere molotov dman mpower lookatme dutch1 bateau house123 pentax radiator
1thunder zoltan luvfur mugsy bangers vaz2107 alistair dumber chinacat teddy2 gino jenova sokrates maddox redford
wabbit asdfas omegas vista gungho choclate mass reese monaro matlock beszoptad smiley1 sartre 12monkey miramar
nolimit9 foucault cities fktyjxrf ssssss1 wwwww1 qw12er34 aqswde fromage deamon cochon tiesto friendste pollen
hardcore1 tolik 1fuckyou apple12 guerrero woobie wormwood saleem tajmahal gretel pucara demian student1 aq1sw2de3
aidana climb madona qwerty123456789 paypal 1pepper gameon egoist love143 acidrain farside1 pepsicol fortune12 love21
talking eden tarheel1 simon123 password7 gander google12 flakes farhan teddy123 serdar adrenaline vigilant lakeland
qwertyu8 aditya colibri jessica0 psalms malamute megamanx clare berenice 123456789x soccer17 gremio tampa kocham
guerra caesar1 uhbyuj gross alyss rosebowl noof lewis1 esperanz 89231243658s costarica naveen millennium obvious
iseedeadpeople goblue1 rjdfktyrj alpha2 douglass courtney1 suchka matematika nikitka malik fargo henry14 vfrfhjys
transformers olga123 stuffy tribe1 boobo ratbag devilmaycry4 another1 baranov steinway rahman sodium asroma zaratustra
dbjktnnf ghbhjlf pfchfytw mama1234 magda1 garand israe hellomoto perros drgonzo slaveboy imperator dasha123 skyking
anabolic monstr booyaa tigran bongos venkat alligato chamonix blood1 ballen freeman1 weener kriste ktjybl hedwig
trogdor charlie5 rubies motivate golova ytreza password5 gracey celia deneme tornado1 secret12 simran mrpink mujeres
quiet eagleeye vologda torsten foxbat andone andre123 vehpbkrf qweasdzxc1 murzilka solitari tempus william3 forest1
lbyfvj bratan gfnhbr fatty1 angler depechemode zombies zanoza ias100 hosehead robroy fuckass tallman marcell gznybwf13
assa1234 vyjujnjxbt serendip avenger1 combat123654 arsen xaccess2 midian vlad1997 littleman 12e3e456 69a20a minni
madras fortytwo ferari go1234 huey minnow franca pope ballss ilovekim teflon paulette quicksilver ribbon that zinaida
teleport quint bigcocks rimshot barbos ghzybr trespass nastyboy mine2306 goggles bess earnhardt cris startup qwerty66
peache trevor1 biotch 1soccer superd dfcmrf curran feedback claudius bassline xsw23edc juninho bathroom precious1 dunk
wander dog1 salvatio piggy1 kkkkk1 ryan1 cozumel stoops schooner robyn1 nikkie mullin genuine chimaera dispatch qqaazz
controls tbone1 spyglass jack12 poiu0987 summer06 bud420 saracen gardener honeyb tweeter findme kacper rescue1 itstime
good12345 playas devildriver kolyan killer2 pennywise celestia rosey pullings rimbaud pentium1 chicky candycan wonder1
321ewq sturgis hellen primary darthmau cumulus vinny gnosis kewl jetset myass onelove1 ferrari2 bigtits1 hotels breaks
nalgas milleniu mckinley f150 holder sunny123 hunger leandro paul12 hood jadakiss nunzio harvey1 crowes toyot james23
dixiedog poppin kati paulchen scarecro rfvtgb skunky milwauke stefa lucydog fixit leglover dodger1 concha naciona
maria6 therese bentley1 s1107d saints1 smell cabbie payment wetone tigger69 happyboy marci rammer hoops1 misskitt xray
theone1 porsch aalborg 1daniel relisys mariso misha1 rfhfufylf plastic1 rfnhby kama steely soulman canes1 tilly
digger1 bladerun keebler ginuwine contrast crack1 zigazaga iceman69 sanjeev intrigue teetime gitler sergeev brave
radish paol farmall dbrekz jkmuf qqqqqqq1 dilshod gaeta jmoney efbcapa201 robbi intheass ytcnjh mikeys vova123 1dawg
114411 159874 171819 197000 225522 232629 252627 300000 326598 654987 667788 774411 852123 852741 5550123 7550055
9788960 19391945 54132442 456123789 456789123 1112131415 3141592654 deck james11 michael0 eljefe squeaker magda agenda
johns gobills keines persia hoop jennyff joschi medlock elektro 00133 salty humberto picasso1 netzwerk ranger2 wired
art123 souris heyman ddddddd1 2002tii deliver thunder2 1ginger proctor charlie6 tragic flicka perv golde evidence
podaria ajem qwertyytrewq 2hot badgirls newyor smoothy stromb putz loveboat gonzalo oneman ricflair xerox snap milli
silvio lucifer1 file nadin tweeker monty123 dirtyboy outlawz nick12 043aaa 56qhxs qcfmtz ugejvp d6wnro punkie englan
super8 1thomas semprini sr20det assist 4meonly ambulanc wotan galaxy1 hanna1 calvert mutton farmers mark12 xakep1234
catt diese adler mybitch merkin dogfight 1dick howdy1 sammy12 2wsx1qaz fucker69 corran 1orange wolfer jimenez xwing
qwerty5 vatech marias subwoofer seagrams lbvekz rudi jeroen wulfgar theron remark stephe arachnid vanille hotdamn
.adgjm pledge ikarus jiggle pockets casey123 armadill diabolo horst 3ki42x 4zqauf oneway q9umoz 3mpz4r yy5rbfsc lllll1
nochance w123456 papercli fhntvbq skye dehpye zsmj2v david69 redondo 2n6wvq beelch p3wqaw schwein love4u buzzers
dolittle 4money sn00py 2good4u mihaela 1972chev cranberr sesam dutchy 121212a beryl carey phuong trickle nomercy
gossip susi screwed jude happyme melnik uwrl7c 4wwvte argento hisashi gsxr1100 concerto bubblegu green5 mellie ernst
forest11 andrade tommy123 florin almost makita giant1 diaz mode passss jamesbond007 jobber defamer 6chid8 ptfe3xxp
roofing airhead pervert1 mainman basses adgjmpt waldorf elmore cornbrea 123123123a a987654321 globe beasley dont4get
kingsx golf69 thermal merkur duncan1 boone mehmet helloworld colin1 christos fruits giorgia clarity cheerios qwedcxzas
tgbyhn acerview getty batterse snowing clticic mof6681 chrystal rerecz coupe jaclyn saxon koufax a55555 goodtogo
letmein7 bayside torana donnas hump ponce ferdinan bigbaby honeypot milkbone ooooo1 umberto asd123456 chairs cabowabo
wrinkle5 strekoza kfylsi caballer nanny kaffee sleuth vasilek jacqueli smallvil anna1987 andreeva rfnfcnhjaf okidoki
tanstaaf edelweis freedom3 birmingham telnet abfkrf superduper 098123 crossing findout passer vfkmdbyf sadist guster
matrix2 gold123 123a123 vfvfgfgfz loveporn owned larry33 fcporto mocha1 sampras himera 123123qweqwe julianna daboss
camera1 doris1 saveme hinata easier mailto polecat thatsit magnetic karaganda atrain elanor naruto123 brahms santosh
deathsta kroshka 9638v butte eintrach healthy male vfhcbr pedigree quake1 jacqueline tatanka note1234 bigal1 campion
sergey1 freeride alex777 123456789b asq321 cdznjckfd pornsite gfccdjhl hikaru geraldine year2000 andyman toonporn
pallas ukflbfnjh rusalka jameson1 farhad flair luebri koffie kinsey karups rfhfcm guita kristjan cummin helicopt
shiver eugenia alex32 whitepower disturbe mercur awaken drakula anonymou gala kryten mierd 4815162342lost kami toodles
rfvbrflpt sasha1996 ledzeppelin rkfdbfnehf hitech hakkinen gblfhfcs 1q2a3z principe alien1 virgo1 love4ever falcons1
harrie pokemon12 elephan rhfcysq strokes arches plato1 fgntrf antonell marusia xxxman dfcbkmtd scarface1 kobe24 modano
angel777 atkins upgrade ruffryde uzumaki star11 rfn.irf burgundy gfdkjdf ringo1 dannie anguss ghjcnj123 imhotep gjyxbr
snail ruslana brooke1 chosen1 redhouse angel22 fuckmeha q12345678 veritech kaos barbaria edwina pongo studio54
zxcvbnmm zemfira orion2 olorin 123456e brett1 mineral atlantida lucky3 mamuka berserker antoha lastochka recon1
shootme hobbes1 bh90210 fuji mosdef flush surfing1 memphis1 raja 335533aa vermin ruff professo 999111999q kfgekz
aspen1 goshen starling awsome f3gh65 shadows1 loveyo 4z34l0ts tranmere giuliano barnet newell horns sugarbea gonzaga
gallop passmaster caviar schneide ilovehim chaucer kumquat manta gipper banned fabrice macduff stacey1 skipjack
sharkey barking horsesho nokia8800 daimler coolest esoteric test01 leslie1 vitali other july23 unlimited bigbass
majere loveu2 misty123 treetops iwanna coronet pynchon herzog killall poplar cuisine swimmer1 kickme shimmy giggs11
candy123 marylou comic volition chinaman bennet benjie king1 rottie leipzig jeanluc fishfood enzo marmot april12
juicer saving surround littleon sticker bedpan lima juice1 1z2z3z maritime hyacinth flatline fordham morphine thorn
saitek lancers plumper jericho1 slash1 joint chrisp brookie colder guatemala maltese twisted1 witches grouch cover
monkey13 tuscan summer05 willing drexel cannot madzia blueyes hotdog1 amber123 hurtme p12345 bob1 jack1234 phidelt
mcnabb darrin hotspot dogstar nailer shlong fastlane gobble ohiostate jester1 disk koolio harvick glock21 eggs montego
studmuff blazed peeker protege ripcurl negras count0 superdog ranger21 blackbea takeshi bishop1 sigmanu djdxbr sluts1
grasso disciple kennedy1 cichlid kingme hoseman march1 carousel desade timers greed katies sickan lasting jugs
smith123 copycat maplelea dragon21 123456789qqq realtime inferno1 sanibel darkwolf godslove karpov travesti zaragoza
taffy1 boards kimmy1 jazzbo siempre weight cdjkjxm 090909t mmmmm1 ness charlie7 brendon dumper ckjybr jimmyb melkor
nikole senha123 allalone totem bollock lolitas juice2 tower1 sunghile simbas lhepmz nick123 seldom surrey shadowfa
madball crocodile liverune suka123 hamradio vandam iddqdidkfa sexyfeet yhntgb sandee geoff natacha geordie martin12
bulgaria johnso p00kie bitch123 cjcbcrf franko ballgame dastan wrest666 wildroid cbhbec qazxs 12345678z 12345as 12qw34
cdtnrf dont fabi evgesha erhfbyf nylon 123456789t qq123456789 kristinka ilya 78n3s5af lera 4rkpkt 3005 3009 85245
95175 153426 159487 159963 187211 197500 198000 258025 669966 775533 789520 889988 900000 1020304 1233214 12345689
15987532 42042042 49527843 62717315 123459876 555666777 0000001 nokian95 gnatsum 00096462 redrider computador bullride
bigtymer zoloft makelove billings nala g9zns4 ozlq6qwm dunn all4you pooker themaster cabin pitstop bruin hobiecat
novartis autobot hardhat shelly1 angola amatuers chelsie bbbbbbb1 jjjjjjj1 gerasim mole barkley1 123www carolcox
shadow99 topman antivirus abcde123 skully unholy manger 123fuck jolie bless gwju3g pzaiu8 gourmet royal1 shooters
buttons1 redeemed hugh 368ejhih 57np39 t4nvp7 pieter 1spider vkaxcs seventee 808state trials rockys hutton fatjoe
nameless guinnes syntax 87t5hdf boeder .ktxrf bobbijo kato jeanna 1andrew 2bad4u jazzer masterlo trustnoo panocha
1bigdick savage1 carine casimir zambia asasa smedley redrover bovine fuel suffer grave maggie11 lifting angel01
cookie12 spicer mech pacific1 topeka shellie jochen legend1 dolphin2 anelka elfquest harve herpes brooking infinit
nnagqx salut socket emyeuanh jurgen zlzfrh schorsch brianb slowride 3qvqod hpk2qc iqzzt580 njqcw4 pn5jvw whyme wrecker
cingular hawaii1 yvtte545 elysium fdm7ed cantrell hostile ikilz083 cthulu wpf8eu cicci lilred gallaghe readme bridget1
bodyshop babaloo zxcv12 nofx dragan aloysius berserke cohen 554uzpad vcradq legsex hzze929b uyxnyd kidder winter01
jamielee grimes turing cobrajet horne babble gravy frannie zaskar jesusis photoman grange intj3a kissss fairfax trs8f7
issue43 epvjb6 ornw6d tanman vasileva sylvia1 seven1 dime forgotte dauren artwork sanity729 stewar1 lotus7 pinner
oldsmobi wc18c2 jodi wojtek birdies rockbott bashful mahesh lovegirl super2 alicante juicy1 tripping flavio jocker
chop mongolia omega7 bustanut drakkar painless vivien fairmont harley12 1qwertyu dunamis cupid agony extreme1 811pahc
read shaver pittsburgh red456 ducker vespa kinetic joker123 concepts patrick7 theodor italy1 cocoloco spaz shirin
hockey99 martins lawless zebulon wild1 hase cane gardiner sadness slutwife eieio 12345678912 timebomb casandra kazbek
albundy feb2000 zenit2011 feliks josefina arthu dank420 hax0red planet1 muggsy cbcmrb badcat sergeevna rjcntyrj gnomes
cubase abcdef123 westlake bearshare sashimi whatnot brandon2 kaufman sword1 affair aquinas ahmad danuta cadaver
rjnjgtc asdfghjkl123 pendragon sexse watchmen pizza123 kudos mateo quercus rossi46 vampiro skater1 theway limabean
allah1 peaces 1234qwerasdf adam123 shirak mafalda bigten addams fuckyou7 mattia cologne erickson chessman savatage
quake2 sidorov trade alex2000 nortel annalisa asd12 fighton sheppard vittoria elli aero lisa123 pass1word hopkig
mancheste blue56 viceroy zx123456 didit jg3h4hfn bigpimpin nabeel tinytim aggie1 calavera hunter11 crushed theboy
behind hazelnut gaelle geek rashad salavat asdfgh123 alaska1 qwer12345 airedale primetime airline 123qwe456rty setter
rossi protein curve cuckold trivial cierra tonino becks 1234567890qw olamide vlad7788 alinochka monkey10 aq1sw2
atkinson wenger alfie goodhead elizabeth1 surfers amiga1 monkey99 suerte rustem ironpony 88keys gogetit tony123
vaz2109 jack11 rjntyjxtr ghtpbltyn awards bueno aurore sturgeon cvtifhbrb valenti primavera stephie nfbcbz wantsome
birds anjing fynjif sonic2 bullet1 11111z sleaze langer muffie nokia7610 tombston badkitty g12345 asdfghjkl1 cable1
alskdjfhg bluess solnze 00007 poonam teens1 milen kokakola girlss ibragim becca1 countyli djljktq 1234567d gsxr11
badminton nervous kalinka vjybnjh lupita ghjcnjrdfibyj lollone gojira blowme69 semenov dfktyjr smitty1 zinedine
lightsab magister qapmoc cakes lenovo phenom dragon5 fedorova mom4u4mm hjlbyf parabola mechta danil8098 lookie
orange77 mcdonalds coorslig cobblers redriver triforce regular hecnfv doggie1 gilberto guillaume galactus reshma
guinea sevilia1 pebbles1 nfyufh youwish r3ady41t bailee austi cutegirl taipei blackhol green11 olddog davros oliveoil
sixnine chiron fredi shelley1 omega123 repmvf bent heroin dogbreat heythere pikachu1 lovebird sorrento maggie2 curtain
underpar tiger69 santacruz ottoman baxter1 carvin mcbride doggysty hinton condo simson techie goterps grendel1 jeff24
nitro1 1superma horny2 welldone global1 coonass grady feynman pupuce godisgood br00klyn dunce1 gbpacker sexmeup bucky1
skeet broke payroll connor1 compaq12 sending shaggy1 briand crm114 dynastar lyle etower suntan sammy2 vision1 chrissie
mudder chris22 cab4ma99 kitte klimenko hotmom megabyte strummer nascar88 bears85 ghostdog queenbee m6cjy69u35 froggies
lonsdale smiling thor5200 hurricanes snipe goodfellas 123456x kinger talons pussypussy peluche cherub rusty123 railway
grommit diciembr april10 moody machine1 sonali baseba11 mikey123 hardtime littlee methodman tabby ponies comcast1
1pass1page stymie mckinney shitbird heave sharkman anus ouch tommyt joker69 summer20 nashville johanna1 tomatoes gibby
yasmina pennys goddess1 squid1 bomba slut1 zombie1 winkie devlin only4me cccp starlet sweep brody aeiou leviatha
ghbdtnbr1 misato joshua2 bluecat dongle gretsch draken lifesuck kerri k12345 sade diego1 santa1 jordans moveon bomber1
stomp ridley offsprin ultra1 1qa2ws3e nbvjirf blue25 less ocean11 brend lepton provider hungary marek gocanes fausto
getlaid 3syqo15hil leonard1 brethart chrisc longwood shaven sleepers yamamoto asterix1 recent damia diosesamo crackhea
sundrop mexicano moogle nosaj kaizen fullsail pallino azathoth dantheman kariya intranet masyanya emanuele bigdeal
save webster1 1qazwsx sense soap javaman tinkerbel buttmunc gabriel2 dima12 silky kamehameha sellout essex bysunsu
huskies1 12345ta jesuit stratoca d1i2m3a4 maverik lebedeva njnets manisha vjhjpjdf gjkbyjxrf zxcvbnm12 kuleshov
freelanc magazin external kamran rfhfntkm rizwan munkey himmel ybrjkftdbx hawkmoon mironova budge gavrik mixail
asfnhg66 vitalya mcardle fhntv1998 8008 75395 78678 123580 147123 161718 181920 430799 444222 555999 557711 616913
666111 4071505 12346789 12481632 19922991 159753258 1122112211 1357997531 mrbrown drahcir tabbycat zxcvbn12 11qq22ww
1sexyred george01 blader boome playgirl bosley evad ha8fyp slick50 skydog hhhhhh1 consul sunray myxworld4 andi03 hobby
brujah justina 1test birthday54 0raziel0 maine1 malena clubpenguin evening buba bobbyd michael4 goddog poke autopass
deviant master3 sarahb dakot sherbert nogood pooki promote 11c645df duke3d dizzy1 pretty1 celest cheerio opie qwepoi
asdlkj katja mase studboy datalore vvvvv1 belles herson shay students womens obscure asdfg12 nick1234 eagle123 123red
sonnen bowers timber1 lonely1 areyukesc arlington genevieve watch1 14vbqk9p ab123456 adamant jamesr 4wcqjn 6bjvpe
863abgsg qn632o actors wilton bigb turbo2 braces psswrd paganini elias corvett1 marcio master69 osaka mortar theroc
bamba esmerald pollo 1grand lama 1lovers salaam 2bigtits argentum radagast bigload nohack04 quickie scatman pattie
stamp finest cn42qj batboy babs extasy curt swank sadler plokijuh alana front vega ta8g4w beatit backhoe x35v8l
hamster1 ilovejen cmfnpu mwq6qlzo masahiro hubble 201jedlz ndeyl5 mort qwertyuiop123 geryfe lzbs2twz rxmtkp zxcvbn123
spammy facesit whipped drake1 gangsta1 acls2h buckwheat bob1234 yeehaw griffy crapola 2kgwai simhrq rolex1 sabin fett
gerry1 ffvdj474 monster2 r29hqq international dukedog richman mac123 551scasi arcturus omega5 lacey1 transformer
golfer23 footlong azalea screwbal independ slice celin outdoors clark1 pain4me primetime21 2b8riedt ssptx452 wanker1
barbi sunnyboy tmjxn151 yqlgr667 half beulah thunder5 doyle 13579a raygun bluered bree mumbles atreyu stage michae1
mjordan fabolous spring1 michaeld aldric stick1 trekkie gambino filibert auntie pussylic jq24nc jardin schalk retlaw
qcactw dflbvrf matt11 wardog sasha2 cntgfirf heathrow digest kissarmy 3mta3 chumley happyone devin1 michael5 batman01
bowden mmouse benedikt hunter123 klausi romantik manny1 chazz lazer woodruff boeing74 millard 1scooter cronos mike77
grand1 flights fourth hiphop1 paloalto schnapps davidk peterj elementa teodor quickly kafka lotte zeta dcunited cubbie
wanger babes1 horses1 .ktymrf mecca submissi mouton marcopolo supersex azimut goto charlie4 kolya rafiki 1austin
fuckhard limpbizk crownvic poppa luisito davido biggirls smudger tbirds j12345 odense alan12 aqua canibus cheese12
kelly2 glitch aaron123 hackme archana mather amina ibill jonnie getsmart masons urchin postit zonker pass11 money4me
warchild bmw540 amadeo ilaria shadowma stalingrad koetsu13 burnside mamabear beirut connecti cfvehfq samapi guyana
viscount stoke charmain beaufort pericles dolomite genera servus altoid vance bangladesh jodie andrzej james7 monkey77
master22 viper2 atrium balefire bowling1 sumerki revival desperados matahari ybhdfyf maman admiral1 gerrity1 netware
support1 challenger sonia1 maritza stripclub patrycja canberra tissot sagitari djhjyf splunge triumph1 invasion
sex1234 chubby1 cojones flushing ariel1 gfhjkmm golakers 237081a evgenia zx123456789 hellothere inessa soon
saun24865709 kbcbxrf insuranc mercury7 jojo12 strutter aguilar hopkins1 x123456 love777 salma novembe iluvporn valter
snakeeye hapkido pupper labatts fiction7 bruins1 noshit sayana thirsty sheffield bvgthfnjh tennis12 booze poop12
apokalipsis 111222333a cumshots annelies aventura berg hoot subrosa wildthin 666666q lifesucks phantom2 palom shakir
cfvfhf cthuttdbx alexsandr cnhjbntkm sasha2010 muhtar lbhtrnjh rihanna maldives m1234567 fallout2 frida haddock hbxfhl
perfume vasquez mahalkit modesto jerico kalani critters spider12 sasha1995 backer gjhjctyjr minimal talley hotboys
lindaa 1silver killie morris1 vfrfhjdf serafim sherif cnhtrjpf martina1 karsten cvetok moremone sexnow poopies
swetlana magica mom123 goodwood sdsadee23 solei 1pionee marmelad maynard1 qazxcvbn secret123 nikusha yfcnz123 anti
calais madison2 masterca q1w2e3r4t5y6u7 avatar1 comet1 kirstin andrey123 thames dalla deadwood woland corrina angel11
blasen mynewpas cambria realm maiden1 vsevolod pankaj parrish taltos wildwest teaseme antosha 4z3al0ts tekila shygirl1
salam wildstar homer2 arseniy raspberr ashland steamboa bmw330 buzzy chicos phatass tecate metros shelli arsch
sandmann peartree snapper1 idontcare fridays killians dice scampi drumset gagger pappas balzac dupont24 kimber45
heller letmein0 bangkok1 parris glock22 bearman gorilla1 romeo123 clarice eagle5 liberte jason2 enigma1 tubitzen
newfie della economic casey2 ville lilkim gilgames akira1 nitwit pole 123456789f deerhunter trippy brass batavia
batman2 soccer9 emerald1 nicolai brittan battlefield mike22 pulse renard wladimir dibble elvin nnnnn1 orbit ambush
spawn2 shithole hello5 strat1 plenty mittens1 datalife copeland boodog 708090a domino1 summer2 kendal locke krueger
pudge eagle3 lochness sargon chimpy carlos2 snooze exposure crotch hardcor hermosa shots montess longone elenka
everything laundry jeannine london22 nemesi speedrac sabbat crippler lisette sarge1 777angel maxwel mitzi bitch69
sony123 getiton mastiff culver developer filipino gordie slurpee hurdle foxglove michaelc sugarray peniss nothin
spacer vbrjkf pipper shanks gear moleman mila mustang4 fatdog necron maddie1 chomper snooky clambake sharp1 chochoz
rodolfo cubfan familyguy sales1 manpower boyscout scipio eagles05 binky1 phobos bistro loser123 kenny123 evolve luvbug
alohomora beard spade holler kimchee pound labrat sheffiel target1 choco purple12 diablo66 bumblebee undies summer11
london99 karens seaways fish1234 undergro xzsawq21 sellers kemper shell1 malibog foxx like vovchik natusik cortes
hadley fucker11 roaddogg buckfast cooley jello1 inspecto torre jackdani 1hammer patrick8 pittsbur micro1 jamie123
boscoe hellrais sharps ownsu 23dp4x killa1 torrance synapse cardiac leaving caterham 1234qwert masterch spin cirque
watts halley popolo mixer bujhtr cuddles1 ownzyou volvos crazy123 morehead griffin1 romanroman valerka d1lakiss
edward12 soccer3 thomas123 ownz zaq12ws hellspawn yanochka dantist doc123 wiggins 098890 mamulya homeland programmer
shutdown dima1997 nakamura 4506802a qqqwwweee holden1 lovestory lenusik qqq123 dicanio loveu fastfood mimi92139
ghost123 shani sandal leanna jimmyd mrclean hendrik r123456 pierr pernille 0137485 kodaira52 klingon1 eistee rebrov
vfrcbr irontree olya ramesh 989244342a 5005 123963 198500 247365 313233 331234 543216 996699 1010101 1123456 1234565
1234576 1598741 2741001 12345600 52678677 55667788 77777778 123456781 0003 doromich pornoman gogirl gracelan poopface
1wildcat 1compute chris11 chaz 10inch letmein9 686xqxfg 04975756 docker pilot123 folsom 090808qwe bloom nastja
artistic danijela pajaro wilfred klep reccos serval fire777 babe23 cumnow sunfish i81u812 workit warrant whippet baum
punky withlove starfuck nederland xholes cecelia burton1 demented 1zzzzz brando1 1aaaaaaa pottery diggity 11bravo
hackman alpine1 luojianhua email comments smasher janette 495rus19 jack22 caveman1 wer123 123xxx griffins larryb
wiggly holy kugm7b giblet npyxr5 etvww4 eyphed pktmxr vdlxuc xjznq5 number7 bently snipes arkham karma1 emiliano
majesty kiefer redbarch pravda operatio 123456zx vitesse nokia6120 markos schiffer viktoriy adele golfin sweet69
siamese eternal1 dave12 darrian acces drakes monker mission1 1eagle maddy1 bootcamp user1 gestapo shilo gertrud
csfbr5yy ewyuza toosexy royston pinggolf jamesc mifune twice lucky5 handbook jumpin bingbong vanman accident gandal
ywvxpz mick7278 9skw5g vpmfsz yxkck878 qhxbij xirt2k 565hlgqo north1 br5499 extacy egypt gimlet abyss demeter 4_life
8womys ms6nud fx3tuo luv2fuck arsenal2 ponder puschel 7kbe9d nt5d27 chbjun gsgba368 ztmfcq darre russia1 greeting utah
pioneers bartjek poppies pussy7 aron absurd sieben annette1 mccoy twitch muppets mako maggy dually erebus satan66
qdarcv taboo pattern 80070633pc stryder coolkid sucker1 alfred1 getnaked fellini parallax vball orions kayak1 davidkin
stabilo tibet 4all bozeman satsuma allthat wiley ingram01 klem1 cardenas plazma spjfet thered freya sams whitedog
emotion audio1 torben portos mowerman lacy gowest fylhjvtlf cabibble sauber l8v53x papi midnigh friedman nantes fred69
nemisis minou ciscokid makeksa11 kwan rimjob camar nightman ivanna medford multi schumacher ragtop trying polarbear
whacko filler scotsman pepita bigdadd nighthawk darter hogs crooked johnny69 bancroft octopuss nester bonou2 prentice
stiff pillar grandad a123 allstar1 alesis fleetwoo almaz aa12345 angeliqu chilton skank 55555q poi123 weldon hacker1
delrio barely scarlet1 urban newpoint ptybnxtvgbjy agency aleks belial night1 albatross star99 briann abc123abc qsefth
blackbur bonit bahrain alegria suzuki1 kannan lobito thisis mcmahon gfif1991 piggys palestine linger mellissa jujitsu
lambada kayaking alex1996 annushka mighty1 response loveable mariann mulder1 freiburg kindbuds croucher 123as123
jack01 qweas snooper gladston xpress lickher blenheim excalibe zidane10 tasmania loopy gemma1 malaika tycobb shearer9
chrissi russland bibles roxette biteme2 eae21157 score1 chase123 compound moroni nite temporal 123zxc123 tassie
quicksil bingo123 elefante rocky6 adriana1 teamo aa123321 porthos healing vertex forbidde timofey fumanchu levin
psalm23 danville evgeny samsung123 asshat 123654a timofei sylvan blue66 rfnfgekmnf carolyn1 papero poiu1234 nfvthkfy
wwfwcw albacore raintree demigod notoriou anyway 12345l isobel yfgjktjy lawton pthrfkj fyabcf juggernaut rashmi aliyah
philly1 wise aristotle ghjgecr gulmira millers dallas12 zaqqaz 12345qq millenni hoppy cowbo dexte bassman1 shirley1
cinzia alberto1 barne redhook larinso chile june22 password13 kamasutr 123a321 karamel georgiy angelo4ek zaqwsx123
alex1990 mydream undercover 1236987z antiques ptktysq alternative lavinia candela denial cleavage highwind wishmaster
alisa1 viktori nightwolf hikari lovesporn ponchik rascal1 mercurio garcia1 lasombra jaredleto lombardi putang damascus
pridurok maggiema invalidp madeleine polniypizdec110211 one4all sasha12 kaulitz qwasz logistic beehive rosemari
californi kendrick celestin avalon1 12345n allanon gatto boost breakfas dfkmrbhbz already qpwoei holding bmw520
amsterdam1 pegleg alvarado winni lament kondor summer10 patchy thankgod 1girls collar medellin ducks1 filipe
123456789qw archibald roar asbestos drunk1 janell corset silver7 abcd12 lalal episode1 buttlove 1qa2ws3ed4rf stupi
jetbalance guzman loophole moises blackadd iamtheone bonobo pennies informat midnight1 qwertyuiop1 huston azbuka
carrera4 snuff dtlmvf jesus12 zackary 1chicken strauss gauntlet sinead rawiswar stronger ivan123 bannana potomac
aprils rusrap governor harris1 hutchins rfghbp pop123 paradoxx buttface lietuva friend1 dinesh fenerbahce kenyatta
hornyone spanked hater maniak teresita love2011 vern skaven caspian alizee bagel baggins1 bradly rancho mouche petro
ichbins exit gertie amandine henson seventh ferrets ascona shortie slippers focker chigger james01 chiller biochem
0range scott2 teardrop bane krauss forte bassboat watches wankers carpenter vitara yeager warrio brooks1 farmer1
beachboy benson1 mayberry trustee sudden simonsay katerinka holbrook kender district verycool prufrock 12345zxc
djamaal logic gangst lizards bassmast domin snider kettle holymoly laramie zaxxon hazzard mcgowan hamsters supergir
miata crafts m1sf1t hamburg1 boobies1 nairobi monmouth atlast brady12 foothill kenney thehulk 1david sparky12 bobble
trainman ruckus gonoles tardis1 cruzer hornie babycat oakland1 me1234 retarded billyd chunk canoe jeff1 dirtyd jiminy
sandler sing fatcat1 serpico freud harri playaz gadzooks pornogra dragnet marge beertje solstice z123456789 assword1
newpassword console gasoline catwalk tigrenok micah poppen sexdog spruce sacramen corrine bonk lisbon discgolf flynn
kmg365 mariachi tinhorse rfkmrekznjh pieces mannie guzzi bigfun kissass khorne saab93 1access bradpitt monkey22
timepass bigdogs zxc321 community greenwood shaner barons keeper1 highball radman bigdan mandela mybuddy traci
ladyluck ragdoll pounds topflite bighurt longcut asshole2 prettybo mitsubis suave snoops slither oscar2 yours wiggum
favre fartface proust waste bimini cocorico mozart1 proline v12345 brownie1 1qwerty1 1234567t spooks myshit generation
parkway bogus1 girlz blueduck pussyy matt123 annie2 dragon0 estela nokias melchior onfire grind elfstone number5
everythi cops touchdown redtail evets echoes tiffani technolo bullitt mine12 pimpin1 stanly ozzman paul1234 chiapet
dfkthbq tissue leopoldo jaybee puertorico liteon trajan noggin mtndew carmella mymusic justyna journal welcome12
sc00by slowly friction collier coondog alameda herrera brush speaker1 loislane proper newman1 vicky1 rings burunduk
burnett gmctruck 1qaz2w azwebitalia julianne mirela sprewell spaces francais loqse mullen stonewall jonny5 profesor
superman2 rogues kimberl choppy minstrel turbine dbrnjhjdyf pimmel hotwater defcon1 callan jaime1 duke1 fishy1
itdxtyrj fernandes jazzie tatung fraud verygoodbot dragos guido1 vfhecmrf pickle1 rfhfvtkm blue2 rock123 unite gosia
travi scruff ruger1 teeth indeed scythe dietrich korona habitat headcase 123456789zxc 9988aa dfcbkmtdf koshechka
mercure yuki dima12345 dickson vitaly maksimus wizar djkrjlfd leighton moosehea elegance mondo type40 fyfrjylf vfkbyrf
pierced freitag sambuca 1um83z ratt messer snoogins origami seconds shrooms ranger11 vjzgjxnf gangstar quicken
lerochka kakka fighter1 asslicker layout musi shivan fuckhole timon vw198m2n hanter paska zaharov kaskad mark69 vfhbif
sigsauer v123456 maxim1935 sardor wenef45313 3007 45454 74185 151617 199000 492529 666888 1357900 3364068 10111213
15975321 19966991 19992000 24681357 31121910 34524815 96321478 98741236 159357258 741236985 794613852 00001 espanol
caramelo munchies yank 1tiger doober maximili gaines swampfox 1boomer skiman 260zntpc ov3ajy qguvyt barty psylocke
holen1 12pack grenada sugarbear jlhanes aabbccdd neuman blackeye flyer1 marilyn1 drummond nocode costas syphon tiki
elviss suffolk bigdog69 codfish lastone daryl pentium3 dionysus charmin ford9402 tttttt1 tk421 lorrie silverst 1johnny
creaven levelone alona anon goomba scotti torey kokanee qazxsw1 12345678987654321 rrrrr1 desoto sherry1 caeser emery
jimm suze ashlie qaswed plop johnathan corvair strand adolfo gold1 sass hevnm4 jowgnx fwsadn draconis phish420 ibxnsm
whdbtp bonus portsmou marce sexxy1 para rockz veedub wong ttttt1 keeley tempgod hawkdog79 nora chaney adolph yourself
pepperoni cajun1 cock1 joey1 427cobra ardvark lover2 5t6y7u8i davina 1angel stjames eduard1 warrior2 homes boop xxxsex
efyreg lysander zaq11qaz spinal chris69 pigman 1xxxxx access20 gotit hamme komatsu squirter shortsto mellisa sleepy1
granger freestuff zw6syj saab95 ndaswf wu4etd artman 4dwvjj vp6y38 bobbyg watchdog jo9k2jw2 oqglh565 cyzkhw razors
honda2 house2 nurgle fqkw5m sseexx arroyo pmdmscts 640xwfkv msnxbi scull ginger2 bowhunte affinity test99 sloopy
bagheera angel69 beatri jenner rincewind rodents 19mtpgam19 kitt minette cubbies1 dorina mirjam stunt rabbitt holas
woodsink scorch axolotl mopars calder p3e85tr alphonse c123456 iamthema magna rclaki nitsuj poet birthday299 4tlved
c7lrwu sexisfun duran eggbert parol999 flotsam asscrack buxton fleury mty3rh alarm chato a654321 alpha5 1234567w gena
newjersey conrail celtic88 djg4bb4b tulsa trinity3 69dude cutie1 pistons1 snook panama1 phillesh jamaal duff beep
2112yyz cardigan sanger soldiers ybrbnrf petr qweszxc qwerty88 wookie1 endymion hund searock6 hondo1 eyespy rags
granted digdug tacos aerial cayuga ballpark vwjetta 24pnz6kc farris saba lovergir ravi sumatra deaddog volt ranma
nikkii chris21 fudge1 bump rally twocats slk230 blackmen hiram 1212qq mana arnold1 hibees omegaman doria prettyboy
dasha1 54321a barclays kjkbnf hundred qweasd12 vvvbbb 333z333 scheme alemania redsky milf dauphin turismo kawasak
husker1 oranges1 alfa147 threat dracon steroids 1guitar tuczno18 playstation3 killer666 scoubidou anthea jerusale
trading newton1 spycams tm371855 tiberium carrie1 calderon iwantit alessandra flawless 06225930 roflmao bakayaro
dropzone academic lefty1 newhaven cascades mithril tribute quantum1 kitsune harleyd sonic123 rawks pimpshit hades
unforgiven delta9 rowland ackerman sandor applesauce 31217221027711 prodigy1 irvin alfie1 sachem monkey01 123456789qq
buffy123 wisconsin arakis asdjkl waddle fireworks fucktheworld sexybeast anaheim utjvtnhbz hiawatha joker7 pussy3
rotterdam mallard1 ahfywbz joseph10 esposito pseudo cocoon roflcopter anfield1 cheburashka ali123 12345x rochdale
melange kavitha variable goldsink required amanda11 cance amalgam hshfd4n279 abercrom prostock technic 343104ky luntik
htlbcrf dvorak gondor cordless shammy vjzctvmz mimoza augsburg nezabudka lilleke masterchief machin fury brisco
tickleme pargolf maloney monkey3 combine ajtdmw barolo svarog dragon00 cyjdsvujljv mikola genie jewelry poligon
159753159753 lunita extrem innuendo jacob6 q111111 sarit deluge monami sandoval komarova necromancer habs jimmer
alex77 159753q rjktcj marija medvedev initial catsdogs king1234 ripken8 impossible campeon fkbyf001 rfhectkm tatooine
ghjcnb xzibit guadalup bluefox teddys atilla explicit strapon jason12 rocko thunder7 imhere eddies rectum ber02 cara
theology baltic emanuela bongo1 deltaforce rosari tonic gtivr6 woodcock hardman murder1 monaliza 1jessica karman
lambrett iridium solar1 lehigh condition chaton india1 pharoh hayastan ammo overland tink bearshar vanquish iaapptfcor
silencer clayton1 bebit titanik isaac1 golfvr6 vfrfrf masha123 asbury getbent hustler1 pear kimiko letitia onlyyou
vecmrf mrbungle karoline pornografia cubby hardin firestarter colole57 dreyfus ajcuivd289 birdland london11 taliesin
applemac cornet martyr pascha farkle marysia aretha kenshiro rubyred oldspice dima1993 qwe123rty fdfnfh w8gkz2x1
godzila asenna cigarett equity steelman salt55 hebrew integer bigboob pavell djohn11 bignose giggsy birdhouse
gunslinger backpack badboy69 variety spankit baghdad 12345b squad julieta timmer codydog halo123 jordan11 buckskin
toenail bruce2 gobama axlrose delicious footer mash bandit12 cowboys2 banjo1 words carnal fuckyou69 buffie genova crab
wichita vfhnbyb werwolf flash123 civil helloman sillyboy veggie holland1 longview latter masonry hound1 bastion purzel
nisse proceed motoko freeport trstno1 darkknig voluntee scubapro tivoli counchac bigpig shadow7 managua tweety1
7777755102q biking said flutie poly fiji harley11 mudhoney teatime darock testicle executiv wiener thebeach poll
mrbean chica madelein enemy dollie camelia forty2 matthew8 bigdic through trillian speeder beer1 jazzbass cuddle
weather1 poiu123 gojets rainger cortex crayola tamika evelin mander love77 supra1 plumber1 crichton lapper invisible
benjamin1 dover1 catmando ichigo benhur bennyboy schnecke friedric manic scandal musique course neutrino kartal pikapp
hartland wizz caleb1 springfield hutch pinkpuss tribbles liquor oswego gilly south1 1samanth dictionary 2pac tbones
sureshot wooddoor nowayout stamina latoya lakers34 testit heyjoe henri suckthis bigtitts bosto saltlake therat gusher
talker customs ideas delasoul fallout3 nilrem bigman1 newt kickass1 theresa1 mach1 bikerboy moonglow sideout marciano
nascar2 james69 mackay loverr valjean hubby roscoe1 katmandu hotbod paulina1 ryno23 logitec handy musics strumpf scar
bmw325is hangover greendog pastel metro2033 tombstone bruckner ltleirf collants grouper sivart inline smoochie
excellent dickies benladen pitbul robert3 realty philmont blue77 noone perry1 darknight knicks1 thegame1 1melissa
bacon1 sweat convict finished modems ducky1 redskin1 popimp nokia3230 jimjam toucan froglegs incubus1 zoinks cobaka
yfnecbr crasher users winnipeg willo hello1234 moomin primaver fordtruck yzerman1 charlieb leicester setup pearce
replace rosemarie kelsey1 branson makeup frank2 buster2 cochran kayaker masher ware 1taylor 1jesus googl lora martin2
spear yes90125 copter 86mets marques ethel made dallas21 sex12345 nascar20 kidman starry seaton legendary rowdy1
justforfun pereira pavel1 solange verga herpderp primax fkg7h4f3v6 mariajos jada enriqu castello mist florida2
cottages red5 lostlove domina robo tumble paris123 james99 matrix3 performa supermanboy rival specops dictiona
0okm9ijn crapper rhfdxtyrj june29 jeffer sample jenny123 avondale steels mace masturba sveta123 revelation telekom
s456123789 tbilisi pirat schumach organ daking geforce sakic19 mylov careful skorpion39 kinkos lyndon bakugan mireille
vfylfhbyrf novice tralfaz suzuk pasta1 dima2010 summer0 green7 smurfy downlow marit dimon freelancer tujheirf stein
qwerty321 mevefalkcakk f123456 aaaaaas mendel dima1234 dima2000 mama12 230857z ticker datnigga dmitriev irochka fierce
meteora gfyfcjybr p4ssword fvthbrf fedor kali destruct olive1 q1w2e werty1 stasya magomed quicksan igromania francoi
nissa spinning vfhctkm pashka kim123 fnord jimmyg tarasova soroka inkognito tishka karinka kala jonson shock123
semenova hatesyou m69fg2w unable tujazopi consense 99941 119911 123645 123777 133159 144000 159123 215487 234523
246800 272829 555551 666000 4500455 5552555 7558795 8318131 12332145 12435687 14938685 15975346 38972091 40028922
51842543 123452000 123455432 123456780 333222111 heman chessmaster amekpass 007jr petros zz123456 chach martin7
huffman able herve hoagie emilee 72d5tn yippee chow dragula airmax sequoia jarod hallow celebs amy123 torch nicolas1
pinga bassingw gerda delia crocker b1afra 1iiiii sparticu counting jeanpaul sobeit sloth davidg jeffie justin11
fantomen 1starwar 1hockey cricke fake beefy vixens 1zxcvbnm starss elle innow roaddog gobbler glueck happy12 motorhea
helloween reba 21crack maurice1 elocin perky firefly1 123456789aa epwr49 geeman underwor abarth locksmit d9ungl
volvos40 7xm5rq arwpls4u gbhcf2 sigmund de7mdf jakob alphas euskadi rogue2 ziadma demond m1911a1 gridlock lipinski
dora rainbow2 ou8124me rulesyou firetruck kell 1chance seminoles fasted jessica7 all4u2c godisgoo euro gsxr seiko
freddy12 candybar abc456 jona carla10 cucciolo cornholio yyyyyyy1 webstar inhouse rivaldo 1phoenix kattie calvi qrhmis
checkout vetteman buick1 waqw3p 2004rj delta4 ptbdhw orbita redmoon guppy darby qcmfd454 tusymo nevaeh stucco area
nbvibt gethigh kqigb7 2kash6zq dlanod spotter mangas duke11 finch pokesmot amoeba lenny1 rockfish md2020 daveyboy
ricker pyf8ah 1bailey sandbox slickric potatoe d9ebk7 curves sangria wp2005 lagrange auditor jalal123 fifth sometimes
atheist cossie nikolaj deidre ogre rileydog meditate boutit i62gbq tape civics bigman2 maples girl78 foggy hemi
sharing ajay corbett aster lunker slime paste hello99 construc join jman elton luvpussy dick12 holliste cxfcnm
braindea bravos squadron baird noble goddard bolt shore rola tawny marlena airbag ipanema naughtyboy herschel xakepy
sky123 phlegm arnhem homewood yukon1 jimmyc hogger nobby bipolar germania geelong tijger bob666 scholar texmex admin2
energie foley cockring replica steve69 snickers1 milosc convert bittle andretti oneday cocteau happy7 tate shetland
carlos12 balla goatman wellness sandokan peedee pendulum yummie chrisd lawnboy bobbyb kinney ktyxbr phisig oldsmobile
davex nicklaus dfcbktr mystere handel zorros kimba sepultur sicilia taka romeos manyak nowwowtg 1a2b3c4 heartless
netgear my3girls fktdnbyf hooch1 shadow1212 soccer21 nopasswo suarez elloco pusser zara 1joshua hondaciv tempest1
alakazam duffy1 money01 villa1 hej123 team3x nolimit5 hacksaw verde biohazar bmw323 tellme august2 borisov spots3
going brehznev casper12 pilar ilovelife homedepo caterpillar noise ripoff sk8board hannah01 leviathan janitor
1234567890qwe peternor bailey12 peewee1 atletico cubswin1 academia acadia qzwxec hardbody bonds25 renton fruitcak
maduro dudelove qwerty2010 freaky1 ecstacy el546218 fabiana deion21 kappasig florian1 anathema superpuper gilbert1
birch casper2 8letters template acuari tvxtjk7r rubens xenocide rutland sasha1234 barrys beaver69 nikki2 dcowboys
yessss overdose cfdtkbq kzueirf blackmag tuffy1 codeman gamma1 roger123 g00gle agbdlcid jesus3 malawi vitoria roshan
hfcgbplzq 1qasw2 rattolo58 green99 batata merde dnstuff april17 glavine bubble1 passw0rd1 christer mike2 moosie
football12 dmb2010 king69 h00ters hedimaptfcor mateus calient tomat pollit juehtw kalima turk twisty richer azertyu
gotika pdtpljxrf assman1 1234567r angel5 uniform hockey2 herkules james12 sausage1 zorba poopers sharingan pozitiv
jaimatadi mossimo rfcgth fuck1234 lovehurts turd washing eric12 juillet rajeev football2 sanandreas lisa01 creosote
amista piligrim dragon77 electronic trujillo dragonfire lennie alessandr az123456 elenberg cosmopolitan cassey
enamorad alevtina mancini gfhjkm2 hip-hop elektrik jasond qazedctgb kasimir salama nadezda mausi ilovepus zxc12345
roadstar kaspar sevastopol annies autechre browncow beautiful1 nazira rjpzdrf djkujuhfl vaz2106 twinz cheri lildevil
danube redknapp mariela vito greats tester1 milligan stiffler 1fucker bill123 altitude usmc69 alukard sailer esteba
iamhappy bayadera sashas pencil1 zachar sweetp soccer99 eatcum ambient roksana sony1234 azerty1 zaebali shitass
inspire westward arriva cyecvevhbr loreal jessica8 anamari frfltvbz sweethear erevan xtvgbjy geneve volvo850 evermore
moxie chelsea0 genius1 drexler qaz1wsx2 asdasd1 knob muerte strider1 sashaa nihao123 religion artem1 camille1 aniston
frnhbcf mechanical oskar couch pomona dressage kellyann 1999ar tommi strippers chris99 whip rulezz chicubs antonella
deleted fragment money7 severus redfred sebastian1 mcgregor joni redeemer bester rtynfdh artemon flood artie flameboy
sperry nathan12 dukester kenner scorpio7 athlete pourquoi vfrcbv123 shlomo gues rocky3 4815162342a biskit overture
chutney nitehawk kroger milehigh crawfish hornydog tigerpaw radost myopia oxnard delbert evgeni mathew1 k1234567
bandito bigrob tensor oldschoo recruit artiller 00197400 thebull section8 bandaid cannes racecars kelly69 sessions
mathews namibia vovochka 06060 retro honeybea 11111111a rangers9 lobster1 belova damon1 stormy1 josie1 julian1 tally
catty evertonf kagome sangeeta torrie starwar1 katt spring99 outdoor sock osvaldo minnie1 sti2000 herman1 holly123
superbad ronin buddylee pepper01 coates council djhvbrc dirkpitt golfcart manitoba greener jacinta jeepcj5 crazyboy
danica riggs blitz1 master23 pfeiffer navarre 1horny seniors ucla gowings iforgot1 townsend lawrun petey1 ivory
tiger01 navyblue avemaria viviane theclown makeme roxane dinmamma supermar probert neener rosebuds nottingh 01011901
rfhbyjxrf ostrov seed delta2 sheila1 wayland kessler katelynn blue88 buccanee chihuahu mookie12 parachut afdjhbn
oneill bergerac popmart doherty jessicas curly1 varadero redrum1 ceejay vivahate malaya dieg sharks1 joplin carley
lace civic1 gobuffs coleslaw serenade rastafari shotguns trump breezer sitting spankey diggers hahaha1 ferreira
bojangle lyndsay phase1 pussylip luckycat matt1234 notorious horny123 thuggin sadiedog daddie bigdaddy1 mackdadd lines
lakers8 good1 romuald budwiser iggypop anguilla enter2 twinboys knobby johnson2 rambo123 handbags moneymak norcal
gripper pentium2 specials henrys maggie12 domani partytim gracie1 pacifico reliance astrovan collingw blueballs vortec
ghhh47hj764 popstar zagreb squeek ajhneyf ignatz ugly merda january2 gunn james5 hideaway isgood hazel1 oscardog
trinit luke1 1panther black13 1slayer pimpi cyberman b00mer fractal randi comeback bladder ronnie1 panther2 1matthew
pitbull1 drives masters1 shelb freakshow milkshak getpaid izzy keifer jock spector biscayne lauryn priority oakridge
rockss weedhead merle voodoo2 johnnyb management sabbath1 bob101 jillian1 lyndsey golfers roberts1 tauchen bobbyboy
rocket88 seventy7 durant tazman1 haslo1 plate france1 cocodog wuschel kola dekker pionex ryan11 mycroft swerve tiktak
pepper123 matthew9 joesakic ktutylf ufkfrnbrf cyclops1 monger halogen waynes sicnarf hawking valeriy gogiants crawler
winter11 jackryan sexylegs elguapo majors 1234asd glori sc0tland gaetan mcdowell jame tinfloor stratton fishbait
5t4r3e2w1q 1scott freddd nougat thermo dill quagmire carly1 coolbeans printers chaka reinhard redcloud killerbe jewel1
rennie fetch fire911 calamari blanc calli domenic pariah filters a1b2c gearbox golfe mollycat clicker sanpedro
oldtimer dogday jalisco tayson dreams1 fairfiel forfree carte starfury cocopuff ratrace smurf1 croft fullmetal
travolta malibu1 bmw330ci neruda pappa finster blueice where znbvjd cannondale bette dinkle kind b0ll0cks crackhead
friskie liveevil curious1 lancer1 z1234567 asdfasd period eldar delta123 boston12 putnam greggy ichiban wolf69
lvbnhbq1 topdevice pink123 09877890 grades slava1 advantag printer1 pontoon 1john qwerty10 totalwar underwoo 123q321
billions flame1 nfnfhby danny123 cocky supertra rvd420 homegrow gotti flipyou supermen shad0w ghbdt q1w2e3r4t5y6u7i8
gjrtvjy pedro123 lbyfhf lime kaycee mutual redroses bigfella joy123 rude gaurav masterof www111 killer66 notyou bilder
ender1 byajhvfnbrf monolit sweetgirl uruguay cookie59 shinobu dbityrf nelli zqjphsyf6ctifgu flamenco fische maitre
morebeer klop edvard goleafs skyhigh suzanne1 ironroad rhjirf sandrin miche kath midcon viktorija timoxa exercise
fabrizi noncapa0 marle popol speeding redstone olimpia 11qq11 tallguy madri fuzz sanya prono1 tyrik123 devices kavita
natalia1 puccini taters gthtcnhjqrf k9dls02a takagi 1hxboqg2s lhbjkjubz2957704 pulley m0rn3 pradeep sergik nurik
devo2706 roman222 tamwsn3sja 6000 123423 125678 135711 183461 198400 227722 233391 369147 481516 526452 554433 998899
999998 1232123 1313666 1314520 1596357 7355608 8543852 9632147 13324124 36460341 77778888 81726354 86753099 88351132
88889999 123123456 299792458 481516234 0009 boobis denman85 binary napier roberta1 moreland xeon 55555n busch jasper12
dole nadroj septic leetch cabinboy shines ctcnhf opopop11 134kzbip gsewfmck yhwnqc dzakuni amadeus1 blucher teengirl
bellsout pescado ace1 freeee arundel showers doppler belgario sexxes rose12 sociald beandip 1bulldog 1012nw hypnodanny
wildside anjana clive fromv flor eatit cavern 1ccccc 1xxxxxx aleksand qaz123456 chicag tetons biteme12 whittier
cavscout borneo 1qazxcvb 123456782000 1234as drlove nerd 1234a cyrus1 cisco123 alfabeta 123kid julie456 charvel cand
yumiko ontheroc h2slca apogee clapton1 repeat john69 yakman hayduke blingbli deckard 545ettvy bjhgfi 2wj2k9oj alianza
alcapone cooool flagship gjmptw runway muirhead deftone monica69 nabokov hightime natedawg hodge hepcat eastwest egon
giusepp lights1 213qwe879 piehonkii murdoch footsie fredo horney1 chev 12345aa 123456ss peppy angles suzette nascar99
adena stores llib vg08k714 baerchen victim tamia1 coca warpath finbar openwide insane1 1chelsea time1 next 1ferrari
anna2000 baby2000 chew gepard tifosi noidea gfhjkm007 ontime cq2kph wvj5np concordi grouse arschloc qwerta surreal
cordero subito homicide 89172735872 farout eeeeeee1 dakota12 ferrer 23jordan timoth zachery linda123 tri5a3 3a5irt
yja3vo pond 1blue 747bbb e5pftu y9enkj magnum1 erich troutman andrewjackie shaheen knuckle chablis 5lyedn zpxvwy
alina1 hot4you dante123 uiegu451 btnjey vgfun4 4pussy 7ovtgimc graceful seasons libert 766rglqy clumsy tome feli
sappho king12 monorail succubus warlock1 willia1 xxxxxxx1 beercan damngood lalo pussyfuck bootsman lsdlsd12 bmw530
1yellow bubby1 sonicx handjob nujbhc scorelan pot420 boonie mobster giles aisha prometheus cinderel armagedo ewing
brenner dirtball cape tootall thema jesusislord yankeemp jupiler zxgdqn beetle1 sabre1 novembre megat sucess forgive
bigmac1 1qazxsw23edcvfr4 123456zz jalapeno rizzo austen brandon0 bintang fence intimate comander itsmine bootay
nefertiti incredible myword annick dukes spatula faerie whoops chakra alexand virgins antler sloane valheru turbodog
speak amaterasu mastercard brides dorothy1 paddy1 avensis jbaby hard4u cathouse hajime cornflak kswiss onlyone4
pjflkork frankfurt miro hertha rancher catsmeow 8uiazp kanker exposed plucky packer1 shanty konijn guest1 june17
slage33 hairy1 rfj422 split socball pirrello anchorag biggins lamers mulch rose123 epoch sergey123 alicia1 3xbobobo
brakes archives pirates1 spacebar burr cfvlehfr cripple madhuri peekab00 9379992a hacienda bad123 nescafe takeoff
joshua01 packet shilpa tigris sonntag mistydog engine1 carter15 thedevil rjhjkmbien a9387670a cellar barbaros monday12
dicksuck abaddon alex00 fatdaddy security1 crabtree raven123 kiran ktrcec 1fire sophie12 fred99 vitae mrjones tonedup
cutler sugaree abuse episode pixie1 ares carton alison1 1111111q tops boopie soccer20 gerald1 achille yankees0 love14
dodgeviper poppys guitar12 collins1 tequilla mercedes1 a1l2e3x4 crest choctaw 2110se 1adam12 holloway chiken 07070
mummy1 zaq123wsx ferndale jam123 ghbdtngjrf loveee .adgjmptw bandung victoire zadrot mano kingfisher gaspar andrew01
fcbarcelona badbo beam ramos wargod agents facile andron flutter dagny provence qwerty89 precios maintain rhodan
sidewinder all4u gorodok n123456 spelling mcfadden alenushka afric otello flick always1 merton zsxdcf slovakia
loveislife soccer16 brilliant asdf12345 sondra colonia alladin julieb scarecrow bald icecrea hockey11 angela12
vbhjckfdf saluki smk7366 spray richland ak47 mylove1 welcome8 simplex anna2010 lampoon snaker fisher1 bats percy1
harley2 birthday5 ilikeyou ulster loveher firewood freshman flight1 alaskan goforit1 websters bellas auror frames
putas apolon apollon zmxncbv rjpthju kotopes lena2010 cfytxrf ghjrehfnehf hingis alex69 snowdrop popov tickles
4321rewq 123qweqwe opelastra werthrf chelsea6 mircea melmac kazakov monito lesbian1 sioux malkav narayan qazwsxedc12
teresa1 kjiflrf hockey10 kentavr fredrik napoleo liverp00l cessna17 feature suspende airjordan stang1 master10 billard
nyquist rezeda diablo666 karan mizredhe rfvbkkf thief yanshi1982 stargazer julia123 mandy123 max2000 thissucks brenton
tianna andrew123 pass2 fantasma amrita winthrop amylynn berlit kilian djkrjdf angeli anneke killer99 marlbor honey2
planets hashem 024680 1andrea edoardo skylin fourier werthvfy antique parool morgan2 kaktys koteczek clemence caio
apples12 chennai anima martyna emerica exbntkm chiva antone obsolete blood123 slowpoke pimps jordan01 francy azalia
luthien zasranec studley chuckie1 thegirls aries1 samual armagedd lilia raspberry remedy arturik chelios schaefer
dbacks sevendus multimed vaz2108 dimsum roxbury baseline screws bitches1 howling scale1 blarney bunky grunts doglover
bagpipe seaking septembr djembe jail alphabeta letmein3 brewski keno david7 kalinina jake11 vialli fanta heskey
geddylee pantry gizmo69 brittany1 jasonr clarks biggreen birmingh tracker1 wagon chingy ravens1 bangbus bcnjhbz truth1
nations davidh honda250 pyramide august16 xthysq rikimaru fred01 grimsby red1 goodrich curry millie1 tazzie bier
firstone lurch hullcity beachs seymore yyz2112 carlie sidney1 bartender hawkman goduke monamour my2kids cuban
camaroz28 wedgie wheaties bassie lupus mavrik batman7 camillo missed olesia unlimite qsawbbs puppie gaydar skimmer
fluke orville dario uuuuu1 wwwwww1 confiden bobbbb duke01 charlie8 snoop1 blinds macsan26 glock23 biomed britten
hunted carlton1 avilla bear69 rfpfym notime sunmoon gocards shame programm fishboy swamp haywood clarkson judoka
digweed rofl hyper1 media1 renoir bunny123 deadbeat redcross danielle1 stanle bluejean kayley idiota banana12 killabee
rifleman iseeyou care natas666 mutt moriarty haring tomcat14 bigair begin chatty kstate bootyman 12qw34er56ty padilla
gunther1 believer zxcvbnm. schmoe pron verbal granit honey123 password00 slicks fiona1 blinker dreads shea piramid
planters jolanda forster german1 chomsky sarenna spiegel hollyb bernadet ment alex2112 activate neverdie manning1
nnssnn buck1 war3demo boomtown cindylou feldman biffer solara billgate penalty tandy waverly penis123 scouter richard7
honeybear rawdog mrskin cheetos newzealand trumpets lorenzo1 volcom1 1fred trapdoor sexy11 veracruz glide hardtail
corpsman boss1 octane racheal bottoms 23wesdxc p4ss blunt420 vero fuchs bigjay 1rocks celtic67 blowjob1 lloyd1
chelseaf blocker druids stimpy1 reddy copy nasser propane boobman sanche twain hummer1 irondoor tractors islanders
billybo kingdom1 draft nagual drunken christopher1 bitchedup lucylu buffett1 osborn shirt nivram aristotl 159753456852
ikke nando donegal awacs blackpoo bonny davion salazar shields t3fkvkmj huevos spank1 three11 collant blind1 fencing
ventrue perrier lagarto golf11 netvideo exclusive blumen shaolin1 philips1 noaccess mason123 jennyb godloves tiger12
bob12345 bobby2 younger chucks clint1 carriage bondar yonkers tomwaits junior2 betsy1 fedora ludovic poorboy geniusnet
tuck cfrehf jeopardy mcintosh corvet smacker grosse frolic judson krazy demand tiger99 snorkel techno1 norcross silky1
signup civicex maisie collection password10 33ds5x tigerwoods benfic passio newjerse fish123 mikel mascot defiance
forgotit merlin12 intel1 aynrand chicago7 crocus isgay brunner wolverines unknown1 7seven texas123 tattoos bujhm
archie1 baseball2 longball junglist cornbread panic1 pilatus acer123 motherfuck qwerty3 keyhole porno123 smartie
daisy2 camaron margo1 chris01 patty1 deltaone stardog iowa hateyou captiva arclight snoopy12 magi drache right1
mcgrath blesse windsong toogood lightsaber skoal1 lasagne stavros skipp moremoney 123321qq timewarp gill nikon1
joseph12 kerry1 inuyash toots supercar shaitan ololo hardline hass bassale whattheh neverland cortney thorns hashish
orange2 oshkosh nokia5228 smolensk jordan22 yeah11 cunt69 myballs edouard grunt1 mojo69 metropolis tort02 leapfrog
accord1 permit tascam davidp kamil1 servant cash12 freemail goddamn dali zxcvfdsa mazahaka djghjc maitai sneak danny2
1234567890w qwerty666 parol123 love2000 ginger11 treehouse nugget1 yojimbo wolfgar daytona1 riot uthvfy krause
matrix12 sssssss1 azsxdcf cat222 rockyboy reese1 sirena wow123 denisov vfhrbpf guards kondom25 1211123a awatar
tanzania dumbass1 fantik dimon4ik 123wer gfhfyjz ktybyuhfl pablos feelme flemming suzieq screech juicey motorhead
123123s idkfa playa1 polo1234 kiril erlan erbol 123654q kovalev siouxsie password23 sylvi josh1 vlad1995 slicker
timeline matthieu stuart1 sachas bhbyf fetish01 wessonnn lefthand celti jeffre glock19 heatwave ginny jansson geronto
suspect 1bear nurbol pitufo markova harlow henrique kishore jasonm sylwia skipping warszawa merc tamila maryjoy
ladyffesta installutil lekbyxxx networkingpe comicsans pnp0c08 zvbxrpl tarasov yuo67 olegnaruto 4002 20000 106666
123400 148888 195000 198900 258789 302731 375125 556655 666425 778811 1123581 1236547 1357246 2481632 5782790 12342000
21436587 36987412 66669999 123654987 444555666 1236547890 0002 drogba shah 1chevy bunch somers wehttam daddy2 brigade
cr250r bogies smallfry 6458zn7a qvw6n2 hasbro wolfi spoony david01 matild toobig birthday3 blakey satch kcuf stace
hines unicorns m69fg1w disease terrys scoots defeat lynda pelota lithium1 1beavis octobe pleaser chippers karol
nichol1 jjjkkk penmouse bearcat1 deli kisser vbitymrf 1steve sp00ky jerky1 1aaaaaa 123abcd congo 12345abcde abcde1
geilesau lusting montgome pompano cum123 mikes 128mo 1jones gimp jasonx dga9la v2jmsz vogel casey22 cyril babu bruce10
sm9934 aristo kill666 fihdfv sd3lpgdr llcoolj idteul hardass hagen dalglish mike24 haven natwest seat bmw535 skorpio
1corvett puntang olli jager impaler steal tincan gatekeep spurrier 1abc2 669e53e1 karishma habit 1smith shack 1clutch
twopac arrest avery1 wilco matt12 phikap nemrac 1p2o3i e3w2q1 daboys gooner1 pugsly lift spammer cecili freek brian2
phunky tension f1f2f3 1ddddd 1fffff 1yyyyy schools schick donato larrywn steffie gods f00b4r manni len2ski1 schism
yakumo 474jdvff nella jmzacf kringle symow8 625vrobg dwml9f zesyrmvu ifghjb damned69 firewire date cde34rfv cqnwhy
cuxldv jenmt3 vallejo rincewin buddycat 7pvn4t yqmbevgk bloomer cammie sh4d0w3d gfxqx686 boyle pharoah 2b4dnvsx
takedown scammer buzzed bastardo golf99 ulises konami holida danika gobruins andrew13 manners matthe1 paiste pornlove
rainy fortis bronco2 darby1 beatnik killer23 softbal d2000lb minded cheung wcksdypk 254xtpss 3tmnej ue8fpw harmony1
bust wolf12 kaylie rlzwp503 fuentes all4u2 growth 83y6pv 5qnzjx vita bayshore tits1 lasagna qwerty02 duvall momentum
1morgan chung carr harp quant4307 1arthur dragon3 sexsite 09090 balbes jearly mcfarland austintx reddawg red12 aidan
vanish jgthfnjh lvjdp383 fuhrfzgc griffey1 dickme balling patagoni mhorgan holman valium wavmanuk jetman rapala megumi
lois chyna evol toot falcor simo shrike01 broccoli nivek charlot daisymay plump asleep lowboy qpful542 tamere alba
egbert taint sk2000 melton fridolin virus1 rasheed adastra mike18 meanone 000009 dreday togo sarajane blue52 schmitt
hea666 leonel sigtau northwes alexa1 borland trix toby1 duplicate philadelphia pooka johnny99 pirelli dontae sukram
whatthehell ohwell tripoli rosales merlin69 appels drewman charme saxons creed1 wide karen2 kolovrat manley escorpion
volvos80 nena ea53g5 pepper76 r1chard passward plonker minka nikeair rafferty 1star acuransx gift piggie shooby
gunners1 1black a19l1980 1shot2 89211375759 vagner abcde12345 1qaz3edc manso leafs1 123456aaa 1qqqqq nutshell mount
pagoda jumpman23 mustanggt hotcum isabella1 alesia natura sweetpe abused mumbai sexylove giantess 88002000600
lsia9dnb9y camaleon lucky12 make cathleen shasta1 fathe theblues sibelius manon shane123 natasha2 onering abramova
walleye1 whytesha baranova edgard briant deeppurple service01 everyone asdflkjh ace1210 domination angelique spaceboy
agamemno settlers goldorak cahill tickets kipelov duffel jessy dayan 123456789i john99 merlin01 gjkbyrf creative1
breitlin gohabsgo spaghetti beavis69 crespo parkside ashford malvern dances addiction imesh password8 dare utjuhfabz
jor23dan 221195ws oktober7 jehova serega123 boy123 silver11 melinda1 allo qwaszx1 tecktonik pinche violette agent99
max777 timberwo rocky13 bazzzz asdfjkl1 aezakmi1 kiara badfish 005500 technology pelusa eyeballs producti imagine1
monte1 755dfx warm fyfyfc spk666 klipsch ktnj2010 armond misskitty chargers1 agent1 martin11 a1234567890 mike00
bohemian cruz armpit archi blimey doroth wallaby yard almira sarang z123456z dfnheirf aaa555 balsam morgane zoidberg
polic wildman1 honcho survive nautique gfhjkm22 iloveass monterre paparoach twisters dawkins dashenka birillo severine
alphaomega hiroko aaa777 anna1988 approved stone32 frogger1 angel9 lamp veryhot bailey01 ardent wonders dalamar
asturias elendil bianc juanit madcap 12345ab 1qaz@wsx reanimator angelochek artem2010 vekmnbr benefits alex21 ranjan
anastasiy catering deano korsar windsor1 korvin azaz09 1234554321q deadman1 dolfin dolemit1 pokerface realmadri
whitewolf quigley theghost stellina tesoro george11 moulin dtnfkm streetball astaroth teaparty monet1 12345zx vodolei
froinlaven jagged mudcat baseball3 ofelia berlin1 schaap chilango duende 15s9pu03 badge shaina weasel1 andy1 amega
brimston freund woodlawn capita dominant mydog loner kumar1 dimochka sixgun splitter arshavin cherise gostoso krokus
matia juve gooners ivanka petrovna qwert54321 verdi climbon escada kennyg angel6 cocacola1 arie artem123 spike123
mightymo hariom anna1 asparagus vfuyjkbz aziza habanero freedom5 mariella foundati seashore devilboy alabala esperanza
goeagles quince telefono 1234567k firecat pjcgujrat dump april6 cruiser1 getaway gagher serkan peanutbutter simba123
redsea rastas quattro6 hemmelig chamois tanith breaker1 callas diabetes artisan kibble channing qwert1234 atari
snaiper splodge lolpop rani hxp4life clone twice2 1player hellyes misa murmansk boy4u2ownnyc scum bear11 bunches
pepsico killer11 kahn explore1 hoping suckit69 surfboar bosses prapor beholder 2bornot2b miller31 hello9 spuds
baller23 mario123 gellar crazycat baltazar littlebo buttmunch gatorman twogirls bosox grappler harley69 bambush
iamhere crickets longbeach fizzle rambone kikker cantik deposit daisys western1 tenor roadie baobab monkfish kellym
chameleo york barbwire befree spiro overlook vtufgjkbc voldemar bornfree barnyard redfire wetcunt itchy oceane barnum
splooge micasa ferrari5 britt1 domi suckmeoff constance 1234567b tarkan fende realgood maxxx tanisha sammie1 pipetka
himura ludlow vandamme 7xswzaq bavarian sarah2 summer00 nastyman petty hotwheels gorams tailor golfer12 insure fern
bowler1 ddgirls michelob cowpie beerbong chops love33 logos vettes crayfish stevek minus firehous ferry 1heather
beegee backspace frenchfr rustys bumerang pounce buthead miked satans heslo bluecar liberate fuckyou! bighorn schmoo
parkview 2bornot2 shitball saliva thayer nadia1 darksoul beograd jordan123 rassvet roxydog pronger skynyrd sticky1
painter1 hearse peapod way2go clown1 verynice pauli jorgen martesana wutang36 phoenix7 sally123 c43qpul5rz invalid
focused bethie stiles 159753z conair mermaids 777win rockhead playhard principa tsv1860 shoebox sooty farted jasonp
dallas11 madone jamesp jrcfyjxrf bhutan muscat blabl momma scared mcgee funboy hugedick capella ballers bigchief
mojoman cabinets scoot dementia dimwit poop1 kellen dogstyle buda bigfan kimberly1 fosgate larger getrich bodyhamm
jasonc thrice sintra starr1 rodney1 chucker devotion elbows bigstuff majinbuu joeman eliza1 winxclub gunship misawa
pitbulls providen dragon9 maria2 sweater simone1 marielle bonded billbo suzanna hobie diamond3 chipster toyboy cheney
phitau saddie kansas1 backside davidruiz opium drill detlef miners schlumpf wm00022 green22 espace w00t crisco
bitchedu eugene1 hangout cello yensid julius1 rounders numberon circles slayer69 blacksex blackhawks forzima witch1
buns lee123 crossfir codename blotto bologna1 job314 jasmine2 muffler dalmatio ranger12 pavlusha jenny2 suckmycock
741852kk travel1 funtime1 mybutt troyboy millionaire briley2 jaso movement excelsio ninjaman dessert waldemar mesquite
anniedog staley bobbin redso peanuts1 d78unhxq redwood1 marsbar ankles trololo cordova trudy snakey drumss freakout
spanis radley dink nooner racing1 plug graham1 trademan running1 garfield1 headers grandmaster nitrogen ilovegirls
dapimp frequenc trolley zzr1100 m1chael stifler melodie nokia6230 chilling ingodwetrust thunder9 mishanya littlebit
s4114d falcon2 minicoop diskette cobra2 rocke k1ller owens jasonn kennys deadlock cornell1 geek01d pepsi2 toxicity
mesa skeets moose123 henriett dohcvtec hologram greater midas macanudo dakota01 fidel tone creole charles3 cameleon
canard granp moosejaw offline costume clooney master5 chrisk bulle emory counters justfun icewind enzyme polymer
minecraft123 finance1 dignity7 leave chelsea8 jcnhjd pierrot harriso london20 lightbul products 1ashley wwe123 ultimo
nightwing karina1 fornow davidlee whatnow daddyy danilov mickey12 sarahc slaye 4cranker cure teremok goodbeer whatif
sweeter catdog1 lifeson q123456q duncan21 lerxst seanjohn laura123 parker12 longlife soccer4 mashenka titani desant
nremtp shanice mayfly pokemon2 pasha123 fatality kiska dome69 horndog1 qw12qw runescape1 7f4df451 twinky standart
shami westwing tippmann fatbob rfnmrf marquez composer intheend nutty doedel commish davidr zermatt monkey5 qwerty111
jeep95 nesterov rights kappas abkbvjy waheguru pastas jobsearc aw96b6 mika00 drama geolog turtoise orange3 riesling
anastasija kashif rfhfynby karthik natasa fisch morgan12 igor123 goosey felicida whisper1 manuel1 rostislav bear01
dbyjuhfl roxann thomas11 nokia3110 gjvbljh piknik loshara namron paulaner glory1 kristel seward pass69 pfhfpf
kbnthfnehf ficker lopas123 generic1 sucram erkina safina volgograd fk8bhydb winnipeg261 futur cegthgfhjkm manics
whoareyou digita motorol zerkalo dusty197 renner ghbphfr gokart kkkkkk1 berezuckiy my2girls jagua marina123 ole4ka
pussylick pigtails abigai conehead negril sandhya gangste hiroyuki jinx teachers mustard1 suns gulnur crushme hfccbz
megapolis satoshi modified vfvektxrf jasont 12345678qwe room112 karolina1 sanek94 kairat scripto ktr1996 vlasov
digitalprodu installdevic berbatov piter moldir p123456 sherzod 2509mmh 123456@ mmm666 7000 36936 78787 113311 123213
125478 158272 179355 197800 198300 199200 222999 234432 332233 339311 345543 392781 442244 444333 444666 446655 556699
557799 600000 616879 697769 700007 703751 708090 852369 888111 889900 975310 1234512 1234578 1453145 1654321 2835493
3334444 3891576 6031769 6666667 6820055 7894561 12332100 12345698 19216801 19899891 19977991 22221111 123452345
159357456 666999666 951753852 963214785 999888777 billyray gulf crying sirens avocat selfish dunham walte maarten yell
vitalina netcom alter xswqaz minami dun6sm zsfmpv voyager2 crf450 devilish seemore chrisa taxicab mont dave69 cobber
nolan1 huxley joedog pimpdad yesman jazzzz 1j9e7f6f mott masterb8 manda warlord1 hookedup matilda1 1power edgewood
richard3 1eeeee 1ggggg trojan1 1zzzzzzz ggggggg1 1rosebud marth stout pussy21 wharton kucing abcd12345 worth byron1
motdepas asdfghj1 rodgers peep cameo joey123 allianz antlers angi metart melissa6 tennis11 acorn masterb 4play
paradiso hotstuf a131313 tapout 4ng62t cooling toront rembrand smoky nqdgxz wqmfuh devlt4 dynxyu mxaigtg5 tinner
dorsai lipper soccer18 peterp samedi anglia 04325956 tweedy cheryl1 chet nashua spiked digge steamy fortun
an83546921an13 terces blac 1apple 1buddy forrest1 1grizzly observer 1richard bigjon 1kitty wolfdog spain1 tatertot
stanley2 0p9o8i ronni amigo1 wank penthouse scan jblaze katrine vfhufhbnrf tanne bodger plan toasted filth foiegras
tiffany2 compute1 viper9 lupine newdelhi batman11 chris23 containe peek meagain sharif xswzaq anna21 toering mardi
tgwdvu wallstre nirmal 305pwzlr nbu3cd ikalcr tbivbn critic iyaayas e6z8jh zjduc3 yr8wdxcq luisa sumitomo jibxhq
chevell hilly notyours sniper12 iloveme1 diddy missey bmw318i bitem sterne azuywe barrakuda spawn666 slurp yelnats
warlords fcazmj spaniard vasili sam138989 bestia hoschi robbin qwerty33 bobbym mystikal drawde georgetown extras
catalan radial9 lame chicano scrumpy uvmrysez 7u8i9o0p hotmove gshock merson pizzaboy pinto1 pandor drowning rookie1
betrayed sonar flashbac liefde abramov gillie billy2 boon berty75 minogue summer04 iraida trillion sexisgood hen3ry
renwod 1house booya 4mnveh anakin1 o236nq agape rovnogod isengard rook willi1 maps gotoit qwe123456 dark123 67vette
hoser1 wesdxc mcduff sands oleander chronic1 expediti skelly master7 1958proman iago hippy flashes camaro67 454dfmcq
headhunt pussyboy yellow12 tbbucs gathering marla nicosnn hedonist greekgod theta frances1 andy12 gracia amar kappa1
franken markhegarty daveman throttle kristopher gregori koenig oaxaca ncc170 dummie brunel astra123 necro bingham
aegis thom milkshake 1crazy newhope office1 joselito porto tillman skunks arbeit smoove 123qazwsx fonseca tomato1
austin11 gtnhjd mishima shaddy energy1 peach1 yt1300 newshoes aaa12345 aaaabbbb olav qawsedrftgyh tarantino diablo11
abhishek caseys drawer qawsed123 punched cbr1000 rccola rhett32 antani badass1 blue02 drums1 gamlet symmetry study
doghot abc123456789 melbourne samarkand adilet abdula wilkins ljcneg estefan chino1 infernal ghjuhtcc bartman1 mohican
rugged papyrus vip123 jasmine5 sesamo amanda01 muffy1 xenon lumpy1 brampton rosit roulette testing2 access123 executor
offer alternat womersle dblock emmanue spaced 777777a august25 nichol karandash tristram alber action1 bb123456 yoland
moppel jemima alicat growing adam1234 jigei743ks august11 charlie0 locate charlest snowfall towncar nagasaki archer1
filomena rana steaks 123456789as preciosa tommaso ctvtyjd advokat adxel187 toystory avocado unicor mike21 midgard
ellis1 tool69 thomas19 bangalore kata idlewild trythis silvers delfi francisca graikos polito cjxb2014 emerson1
42qwerty42 moguls luci dawidek karen123 wapiti oldguy illini1 joker666 veterok gr00vy nostra rammstein1 craxxxs
mithrand fhbirf autumn1 aiko fishka jabba1 strats bibble aldrin structur chloe123 dimedrol alex23 rubina getreal
chinita muffdiver kazumi godislov at_asp pflhjn cegthgegth pornography dionis yfcnz gfhjkbot mare bernar 7653ajl1
greenie tigger11 antero shinto cecily ascend minnette vessel green69 campari biglove vinograd samvel lesnik qazsedcft
123321qweewq 0987654321a sereda alesya jlbyjxrf ujkjdjkjvrf punheta kbdthgekm merlino 1029384756q mrsmith widder
gatita merrill1 quiksilver challenge isaiah1 belgorod aristote 1234567v curitiba lindeman crist tomjones alices
mixture picass chongo ettore ashton1 cacapipi mcgraw beloit chich mrgreen ramadan endzone vtkrbq noisette crumpet
allout shama lfplhfgthvf cave italian1 highfive love01 chalmers alliso ontherocks poolman rfhfrfnbwf soriano medicin
sneeze laur omega9 dorkus koldun deandre chupa santeria rekbrjdf deathstar moneymon ericson punjabi mystique crystals
gumshoe guido8 fvcnthlfv winne qwerty69 fuckwit anvils ankita 0u812 lodoss georgin timberla 033028pw fuck11 condoms
downing cdfoli label michel1 asian1 m1garand bilbao andr lumberjack gigante ghbdfn priora maradon bundas indigo1
tigers01 northstar ilonka bigwill strain prober nekkid burberry doogle krasavica vfvekbxrf anna1989 scouse hernan
butterba badnews animation animator bethesda tomek1 espada minolta rfgtkmrf sloneczko kononenko bureau hunter99
gembird vfnhjcrby vaz2110 cross1 dillion trailer1 balalaika karimov franchis nicola1 shumaher kartoshka bassss raid
redman1 ryjgjxrf isaeva anywhere hebert crevette corsa cockman sophia1 redlegs fallen1 shutter linwood februar
dogballs basspro eliana misterio jason5 armenian 2004-10- bigtime1 brookly kidding blah123 streaker spells include
roadtrip holliday strata stubbs buterfly vulgar eastern1 asshead 1wizard sikici gnomik aureli austin123 ellobo boredom
sack cashed 1please ghjcnjnf jbird baha futuro sirene kalinin pistache baileys passwrd clean1 bait thebears green6
shortys david3 govinda direktor harmonic merida narayana giants56 salisbur miata1 george3 weezie patric1 terry2
winnie1 tyghbn cock69 redapple brain1 1balls denison licked airsoft orioles1 bambam1 wicker finney plmokn hipster
brillig whitetai kellogg favorite3 educatio scraps saber1 bailey10 robber batch junkies banshee1 banyan shuffle sarahm
caracol rhtfnbd danial babcia passwo carole1 apeman basenji glencoe grumble sashadog maureen1 chibears barrow
scoreland truls nirmala bouchard sybil bradman roger2 manstein wanton batcave gerrard8 bmw316 hates austin01 chrisl
clara1 shack1 19371ayj demolay windows9 winte koala1 berman neworleans vanechka far7766 rare aerostar titans1 moon123
xxx111 bigboy12 elsinore mantas joshie sosa caper gisele mardigra auckland2010 brandi1 conni deltachi hockey19
veronique milkdud pueblo lubbock fresher scouser zues digit celery nozzle beernuts wolf01 guys c3po manolito gazza1
trail sexiest belladon 4freedom rebel2 074401 ironbird prett ozone eveline gnarly lordik beer30 bobster tarkus matty1
susie1 davids1 nintendo64 babe69 mufc wolfman1 univer joes satnam bichon all4u3 takeit missy2 wordlife quovadis
plankton lurker eric1234 foofight diabolic duhast omaha talisker 1234qq siberia liebe straw jimmyboy susanb siren
brianm pelle r3vi3wpass coco123 fucknut hello69 tbontb chorizo breanne gobuffs2 tipsy habari parents charlee lagers
raven69 yfltymrf sacramento beaudog canaries flimflam bighouse housepen dale88 lustig flyrod ampere littlejo nannie
hotbody ironmike blade123 allblacks green23 ironman2 bimota bingoo needsex oneluv shonuff gifford jason25 booga lying
bigstud hellspaw gococks dough juancho goonie wallst darkmanx neuspeed billgates fj1200 engines buddy7 mrspock ithaca
august31 jackin christian1 marlin1 looksee heckler ironsink dairy closet pittman clough goodgod norman1 fastone yasmi
legalize warbird wiggin wahoos bath pratt hokie karat iloveu1 ****me lifeline rainbow7 rhenjq ladydi miyamoto promo
putamadre honkey valve s1lver browny haylee deepdive phantasy gansta steve01 tasman pushit stapler knigh sawmill
tuffguy grace123 kathie breadman bran wideglid treess naveed protos niner soccer5 zzzzxxxx mammal fantasy7 calliope
jerome1 gossamer thehip aeiouy testuser hello3 shares braves10 1amanda sucker69 builders corkey monkies license
cfif123 volker partyboy lobsters harold1 jonny1 donnell w2dlww3v5p jakeman john01 milky merger dovetail goober12 kline
funkster 4me2no mandragora leto2010 seesaw peterb mytruck spirou omgkremidia hemp dogbreath daybreak norton1 knight12
magoo1 peter12 shit123 salinger bubbie timberlake crickett telstar shyster jacob2 dedhed track1 megastar butterfly1
shecky dollar1 milwaukee trimmer charis skippe gillian1 jake99 mst3000 pazzword furry woodford eclipse9 jackdaniels
residentevil claret forsythe lockhart mookey 1merlin ruthann javabean joiner strait leader1 heads happier patche wink
bunny2 daffyduc stoopid christal zyltrc ranger5 6xe8j2z4 applebee imajica marceau lisamari caliban tragedy augus
housecat requin fe126fd nintendo1 gfhjkm11 mackdad eduardo1 policema 1freedom dragon25 pelus carlos123 offense towson
remus mancity1 logan123 cutting ziggy123 qwerty23 casper99 minivan random123 copier qazwsxe dion minden blessme
lovesyou galloway offset mancow redshoes pondscum mainer daftpunk blackburn shoppin linus1 demi helix grimmy epic
univers corky1 counter1 workhard methane sunnysid speech solomon1 false redboy hungwell greer peggy1 uconn
olcrackmaster monkeys1 gamer1 poppy123 hipho ficktjuv shar viggen smells oscarr dayana ybrjkftd geyser jack10 prince12
mayor aksarben 987654321z liljon bnfkbz cujo31 morbius smite killer69 changepa s7fhs127 spudman premier1 painted
herbert1 cybernet cyberia ryder vfhbfyyf kwiatek novgorod daulet karate1 sasa123 albcaz kevin12 shaun1 hbhlair john31
ghjcnjrdfif ebenezer thaman hotmale maricela sexywife millenia 1234567890zzz denzel rfnz90 harrison1 n12345 mean
kardinal wolfram eumesmo lisa1 estonia cleodog lfdbl11 display megryan vodka1 dobbin scoops go4it economics splat
navidad mariusz seeyou minchia majortom oxymoron eliston leclair ducati1 zhjckfdf threesome dima1992 jacked tman
benetton important perr putaria brasi tango2 qwertyasd messy 4809594q hysteria stuntman boloto dooker dima1990 samuri
dima1999 ufyljy hone 1mike joeblack nuke jacob123 mudman taz123 intent mangust6403 marvi dozer1 getdown scat koks888
empty upright freespace tayler multik ester lizzy1 grasshopper galax mouse123 taker earwig mmmmmm1 ktyecbr welshman
zhanna pasca satan6 aa1111aa platin fann fulle seifer lthtdyz litter rockland fred11 hickey magnat 1234567s 12345678s
uekmyfhf martial jimmyj newspaper 0p9o8i7u freedoms jetta1 gfhjk vlad1998 schiller flintstone redbull1 trunk unity
qweasdqwe oddworld a801016 tarkin hide childre silvestr greaser sexdrive pingzing snake123 ghjhjr zcegth dkflbdjcnjr
j123456 bcgfybz bunko18 moonunit whiteman kils123 junkman jimmyjam sportster lajolla membrane sid123 freehand variant
maks zaq12w monkey21 lecture ekaterina20 vika2010 qzwxecrv laputaxx vladislava fetish69 exploiter 32615948worms 5003
7001 66699 123211 135795 157953 198700 213141 267605 276115 316769 405060 456838 464811 678910 741147 775577 777771
789632 824655 867530 908070 995511 1020315 1232323 1234599 1597530 3247562 5681392 6345789 7224763 8902792 13245678
13579135 15975300 19866891 22223333 44448888 92702689 123456788 123456798 753951852 minhasenha cables brinkley namtab
manga1 cadet mrlover hurst dragon64 cbrown herbst mariner1 demetria ingo vampyr homesick leftover quatro bogdana
himitsu miniskir fahjlbnf cargo dashit wouter phanto homerjay typical robi tuesday1 gammas ewq321 about aaaa1 1ccccccc
upupa68 invent regin basso senses morgan01 5432112345 glimmer 45auto adnama bulls123 royce kissy mono aphrodite
dimitris stakan s1234567 alex12345 bathtub gold12 lickme69 blowup jansport cool11 bill1234 molly12 deleon slicky
anhnhoem pension luckycharm keithb slutty3 cinco greengreen incognit mpetroff wc4fun maddo o4izdmxu 878kckxy oddball
lazyacres project1 qaz12wsx jams gallon stever award nudge rolf taylorma blair1 lesbia marwan lacross very1 kats 1big
ginsberg cat1 tramps patrick3 hotsex69 rape toolong 1cowboys chap 1rocky 4fun 1pizza rebound ryan123 sinnet bushes
decembe garden1 burt mandys shorter overton cher joop sex2000 vasily devil123 vfrcbvjdf silversi arnster55 hairless
freddi dominati assembly gwbush1 snowshoe selwyn juanas securit reform 2196dc dreamer2 fairlady 1bbbbb andrea11 xxxx1
rollo 0072563 bullpen isotwe crows 94rwpe luetdi pvjegu glock9mm 4gxrzemq jkne9y jtuac3my qmpq39zr yejntb 4g3izhox
suzjv8 krieger 93pn75 at4gftlw ljb4dt7n wmegrfux maytag shoulder 000005 lieben monsta qr5mx7 duke123 4sex dolina
fatkid fred22 marie123 barbosa 4x7wjr 7ertu3ds u4slpwra iluv69 poetic decipher cazzo1 wooglin 1sunshin 6jhwmqku
humbert snoopy2 berli omalley adel nanotech janvier peppermint caterpil norma1 achmed gauss shagme analslut madmike
chiefs1 b929ezzh shawshan aminor 9kyq6fge hilda 7f8srt schulz gedeon 12345asdfg hevonen wayfarer killemal soloyo
682regkh peterc scotto found elgin agricola leblanc kimble murad leadfoot cooney reneee downfall tommyd bastille crypt
jump23 druuna marry charle1 dumbo lifeboat russians conduit kairos sender germa parkave imes minimax utfp5e yujyd360
crista riven rocawear ffej ufgyndmv freedom4 presari b7mguk porsches piolin arne egroeg guppie tears alex007 logitech1
allay cobra123 gameday delenn sr20dett busdrive uvdwgt phoebus kurgan stormie drwho jtkirk ariston shadow3 andrew88
bigwave cheeseca retrieve zzxxccvv parisien qazokm newmexic everest1 cmgang1 dave13 fritzy babyhuey honda99 006900
ashwin janessa dontcare c00li0 fucklife hunnie jugger aaronb mashed jason3 7gorwell buttnut yelena paint1 chand piloto
godeep tempo brunos 567rntvm tunisia heat7777 harryb fhnehxbr smokeit buddy23 shinigam randers cheek 1braves whitaker
anthony0 mamon brigit queeny catlin jesus2 lostboy cabo apple22 tenore mercutio danbury vehicle studs treehous crawdad
once pornman pokers carter12 a54321 karting needsome asdfrewq matveeva milion alex1959 august12 painful pleas blitzen
holera hillcres kobebryant lol123456 dark666 sher sonofgod rakker truckman sunnyd qazxsw2 jmh1978 merkel loverbo
kalleanka mester 1butthea nbvfnb alex02 pullman bugaboo skate123 temitope april13 jumbo1 alibek anyuta woodwind harami
sebora64 bachman 1qwertyuiop crabcake basile boeing1 bankone melin divinity goomie saudan waleed pelmen tiger200
gatlin viborg given foxwoods slack pico dirtyman lawntrax swami dabble margin badbob dinsdale argo shalini wicca rando
zoulou unforgiv sanctuar rjvgm.nth southbay twins1 clipper1 acmilan1 taucher rfpzdrf owner making matata method1
mishutka dorota relish atombomb open1 verysexy gavin1 black3 finite hubbahub sorokina flavour franka ohyeah1 112233aa
2502557i carla51 chicago0 coleta cxzdsaewq legioner tortue millertime erreway jertoot dbrown arcana ashley11 fylh.irf
artist1 computadora lafayett andreea taliban 123456789e gordolee85 forever21 mumdad munchen serenit monopoli mosley
westend portillo keving rfktylfhm seether huskie dovajb firsttim sliders loginova blackone gblfhfc alicja eurocard
hockey21 timberwolf ironchef fucknuts dignity mm111qm vida kotek1 jabbar fdhjhf caraca parazit gunny hydra ahjkjd
nokia6630 robertso cerise bigdo sentinal ajnjuhfabz 212121qaz gjytltkmybr qweqaz aileron aircrew tesla virtuagirl
rfkbybyf peanut12 sunghi magpies1 anissa bucks1 pussyca mukesh don123 lbpfqyth winery geujdrf badmojo akbar zhukov
a1234b afhfjy ersatz cloud1 whiting borntorun ilovejesus wonka verochka lamborgini ilovejes speculum fhifdby lodge
wizard12 rachid margare winstons babilon hfvbkm barbra waikiki alyona spagetti rossella marlboro1 ruffian xenophon
salty1 vanes 38gjgeuftd sasha1988 alekseev silver2 alex95 sensation alex1973 vorobey mama2010 alena2010 harrow
prestigio napol chitarra rebellio alex1991 corny machado helloall cavalo sasha12345 rjrfrjkf paula123 sanches gwbush
as12345 barmaley katharina eveli jannie jetblack sportin nedved milenko parovoz a121212 alfredo1 venezuela grizz
karla1 sardar kameron habib ants alino4ka tdutif fabiano kolesnik 012345678910 kathrine twenty20 mcintyre jb007 sorted
tadmichaels jose1 wyatt1 roselyn hardon1 nascar03 sexkitte zydeco maries macker 6339cndh harley99 stronghold buffy2
fahbrf alot lorna balloon1 grim thekiller altavista vhou812 turandot infrared cristopher scrub alway angelo1 shalimar
willa sweety1 dingos lapdog kerala hairpie 1111111a pressman smokers flashg asel jeff1234 justinbiebe hotel1 1dolphin
stef aninha b00ger matrix69 bioshock ane4ka yfcnfcmz remembe avocet antoxa lisichka peralta studioworks heike janis
illuminati aq12ws matheus sonnie vfhnby state1 guelph geraldo andy11 cjytxrj goose2 howitzer gfhfdjp backward hardaway
angel99 carin angelbab shokolad madison3 pancake1 microwav sunil sayonara tura anjela borisova tkachenko asdf11
ghjcnbvtyz fuckyoubitch antalya qwerasd sleipnir trash1 asseater avrillavigne straus flatland pizdets ubvyfpbz
obsession trader1 asd321 ivan2010 ziff diablos tiziana ara123 shkola arsenic yesican shape bonjour1 sunsh1ne socks1
karlmarx vtufajy foxs14 gevorg a32tv8ls master00 lalala1 godswill dallas01 konovalov artyom sanan soccer123 ass1
warior aztec1 felicidad buenos lyubov bacardi1 kaliningrad rattlesn automatic oleg1995 indian1 boombox lifetec bills1
brooklyn1 mcgill bailey2 cellphone hummerh2 keylargo 1banana susans lakers12 manilow advisor eagle7 lovecock graces
diplom jaydog partys fittan limbo dollarbi magma baloo free1 vorpal terps junior12 x1x2x3 tiger11 matrix13 chummy
julio1 baton fair inspector multiple nicole11 baptist geckos goleafsg haloreach gregorio barbell funbags dolls blonde1
hickman barcode shakespe bridgette gmcz71 cocoa1 prado sears meoff burley sasami barn 1maggie barney12 beverage
shoelace freed kurwamac catinhat simpso katieh jayjay1 walsh basia1 inside1 googie volvov70 basque lester1 nokia5320
superma1 crazed spencer2 gambit1 graci tujhjdf freckle beaches1 bertha1 latics panties2 parkland whipit skyhook
madison9 carrillo hagrid bernie1 serve hibiscus mydogs snowwhit elaine1 mitsu fatal cheat santacla free4me prescott
chesney mossad grizzley beejay amistad calabria staten larrybir 1steeler nikhil cindys tombraid boriqua kakawka
deerpark meee nibble shred skylane flap production have peejay wildthing missoula 00000001 searchin conor 452073t
madhatte fanny1 fenrir hendrick bhbyjxrf amonte tommylee labelle monica12 veritas1 ayesha lucky69 largo incoming
branden1 terras rexx polizei triste kalamazo saphir liebling rubin bluefire pita woodbird constantine elinor family01
kimo w8sted charmer spoiler itali grundy gostosa iamsexy goblues derrickh deshawn hitmen hunter69 healer labamba hotti
money4 neptune1 trevo ripazha 26429vadim ripper1 gerrit flyman novass hollys belmar weegee rexdog pigboy dave99
master77 piglett suckmydi rollout steeda blowjo phoneman mynuts facials tick neworlea massimiliano sasquatc ibiza
megans loveone browns99 chips1 spices chancey sam2000 pussy11 call911 redhair chevy350 wigwam noreaga stjohn election
revere tylerb ruffneck putney idiot1 smokeone cadbury bill99 parcells emily2 valves fatrat lombardo likemike trashcan
waylon mandie bitchboy marryher lady12 coorslight renaud boats1 parrothe redwings1 fritos cycling deltasig insect
birdman1 carlo1 qawsedr dutches trench pursuit jonnyb damocles caroline1 lloyds slug blackdic x12345 chinese1 pugwash
likewhoa canal shadow22 tantrum money111 raylene godpasi shallow p1234567 gucci1 summer07 share teaching supermax
reggin executive chaos666 burg schalke0 psycholo scorpio2 jeans paperclip rastafar salzburg chianti blue2000 deirdre
starrr bonzo1 sintesi07 rey619 vgfun8 clarkken london2 lucky8 peerless october8 darin chelsea4 wormhole urlacher
topaz1 dodson lp2568cskt spicy sexfun sp1der scooba animate retina swell britton reynard skins1 carlsberg chrisx
melvins gonzal proof easyride travels ****you ratface masami bakker cjlove legrand bananna napolean kevinb walther
yankees7 macro beast666 jelszo cardio james3 tanya123 phil413 aston clio shamanking partagas botafogo sanborn honky
drains josefin oxcart disorder venom1 pepper2 proxima cumsucker cbr929 chapstic lammas cire itout secretar coolguy1
woody123 padre cumlover tarbaby scooter7 nifty jaba antietam sydney12 limit touring hexagon devon1 reunion ereiamjh
smeagol clarets chapter dulcinea crutch canucks1 gnocca celula beach69 elbow nhfdvfnjkju123 friars crouton happy100
penny123 elbarto weeded mudshark webman sallys golions 1w2w3w4w truck2 codyman str8edge gattone xcalibur cossack
veroniqu gettysburg bvgthbz widespre sunking gjikbdctyf c12345 parent vidadi1 caddie lesli barsoom drastic cahek0980
iglesias calvin69 kryptoni dupa123 guildwars fairy lol123123 scottie1 bracelet candycane merit chris3 dima1994
melissa7 iloveyou123 danger1 1mickey savag nephilim pumpki fats cliff1 toadie newhome poulet nissan350z ch33s3 tull
massacre chalky pure montgomery cabaret shiney charmaine thefox doomer chester7 poochy madagascar tgo4466 darrow
maddmaxx pastry ghosty bowhunter gottlieb leverage pooder monkey23 jackyl kevink nathan0 rainmake cracked potter1
magistr june27 nutcase patt sweet123 frolov mordred bromley xplorer cableman gkfytnf manol zippy123 daycare deanne
dude1998 damaris powerpower power7 free123 hemi426 redding waffen vinter june21 muffin12 malik1 742617000027 vbnmrf
local noway1 jeff123 indies deagle scuderia gilman ripcord silverfox chameleon silenthill osca pogiako ramsay nilknarf
cyfqgth knotty daisie daisuke navigate tigers12 sucks1 twinss xcat hogwash rent tenshi newburgh shin 1mouse dfhtymt
dembel shanda 311music noneya stephany toast1 stressed cristy perseus shiva1 isakov revenant flute qazxcvbnm popkorn
0147258369 xfqybr jetlag boro nessa campeo minouche kukareku ledzeppe deadline denwer dilligas pppppp1 deniss tupac1
rfvxfnrf leppard drumnbass showgirl eknock deltic qqwweerr 744744z tane4ka flatbush suisse elusive stalker123
zxc123zxc metatron ghostly dolphins1 honeymoon cbvjyf moderator limpdick 5t6y7u dinky protools teeny jayman1 uhfvjnf
jersey1 elder bankai capture homeworld downunde egyptian gondolin 1qasw23ed 007008 station1 volvo240 vanilla1 todays
mouseman dartmout qazxcdews dctktyyfz panthe moresex pon32029 1234567l eric123 dialer jarman marcu lovelov hitman1
lollipo examiner ridden hollister primo1 max33484 changing zenit juiceman noclue putain radical1 henry123 kaleka
golf56 cryptic narkoman q2w3e4r fifa2008 000777fffa 41d8cd98f00b undertake bombo hfccdtn goodgame marusa necroman
dontask frosty1 123sex iamhorny everlong katia 4311111q nudelamb pinkpant schach tombraider miller2 spots sacrifice
12345678m ag764ks ghfplybr scrappy1 hoodoo happyy lololyo123 shylock ironside tricky1 01081988m 1biteme booboo12
yourname uganda jaimie tomas1 movado nemvxyheqdd5oqxyxyzi thunder3 jujube hellhole tomkat porpoise olympics redrocke
sanjar traffic1 jsmith pololo jamesk kalel sham malboro nigel1 juliya kostyan bandit01 kapitan keli_14 pfqxjyjr
vishenka kolya1 rolsen sidorova titova ulugbek adv12775 gblfhfcbyf mochaj pavlenko sephan hovepark 19952009sa kr9z40sy
aaa123a 4001 9009 34778 45685 56565 123445 123678 137946 147789 155555 159789 197100 198600 222666 223311 246824
246890 284655 316497 443322 455445 526282 555123 579300 666420 667766 779977 785612 888555 926337 1010220 1357642
1726354 3578951 3630000 3657549 4034407 11335577 12123434 12343412 12345670 14071789 19733791 33334444 46775575
57392632 85852008 98798798 123456654 142536789 1133557799 00009999 spycam hirsute 0006 0010 hermes1 2183rm scrubs
rotciv vinyl maratik claude1 nursultan noentry trouble2 paul01 dmh415 demetrio raiders2 bunns choices moline 248ujnfk
vinbylrj ycwvrxxh kcaj poochie1 1charles deadend dutton 7452tr anatole q12345q octave bruces 0128um birthday10
grandorgue kubota kensai webhead prong pickel pillow1 peterg grubby feuerwehr valenci rummy 1jjjjj passwo1 hussein
eldridge chubba wifey200 ololo123 1pass melena ilovemusic boyd ginseng 321cba fatback tapper camron dazed drizzit
luzifer boby firstson ceisi123 gatewa barrie medman boneman russ120 mylady rock12 123123f ern3sto cious spine mozar
susanne1 entering shiela florent f8yruxoj tefjps toltec aftermath 2gether emilys ralphs 16473a leduc roundup loser2
jupite facade love99 orgasmic thesnake stgeorge david5 swanny vale sina pippa1 thicknes kristall encarta minty adamo
aircav 49ers1 1truck 1eagles madelyn 1fender luv269 acdeehan freema linksys 1jeffrey mac1 mikeyg slacker1 montagna
willey ssecca hondacar abacabb zippo1 lovesong moebius cyanide matkhau motorrad redoak tonka1 monda absinthe iiiiiii1
pants1 chia courts skyblues 456123a wabash viperman alecia gatekeeper 01234567890 remove 267ksyjf redvette ac2zxdty
hxxrvwcy lardass alan1 noddy atwater arun simpleplan rampant cincinnati 1pookie cuzz hj8z6e x5dxwp modest batman23
eyebrow animals1 lavigne zomu9q nokia6230i snitch hunt4red darknigh cptnz062 ndshnx4s wnmaz7sd durandal 8xuuobe4
cmu9ggzh apple3 angel3 cribbage dubois bitche bearclaw treats 1diablo janbam bigeasy blink1 ttam whirling october3
manoman bsmith matilde mandi rrrrrr1 chum snowie fumble cabible moomoo1 summer98 lieve27 mustang69 exocet nadege
bapezm up9x8rww bodega deflep27 shafted 8vjzus cornball lopez1 mama11 1amber anja tightend paquito snowmass ayacdc
early giuliana chariot harlee giuli andie keanu qbert elkcit prism sasquatch lewie622 essen fellows grinders kzsfj874
bargain irma nofags rustler devils2 7inches nimble armen soundman verna alchemist april7 hoppers thunderc tintable
basilisk yomamma kayla123 motoman a3jtni 12345rewq nightime mxyzptlk ohboy banter fatone trivium meet dezember ledger
molokai bossdog guitarma waderh photosho tobia junior24 silke arcanum spit shilling ranger69 leica kellie1 frank12
april22 mekong carlit reuters towtruck melone ranger75 toyman boeing77 suit gosling kevin2 tuba xohzi3g4 kfnju842
0147852369 raptor1 ralston green77 heyjude missy123 greenway maiyeuem nccpl25282 thicluv godard broncos2 gartner
ivonne norwegen movieman deepwate suki severe eshort buffaloe baby69 sad123 pipes villan 705499fh barbecue whatthef
123456789y allochka finesse polo12 maggio spam967888 summer03 aaa12 123321qaz belous ponytail psw333333 ford123
letmein4 fldjrfn sissie almas checked jens licks mungo graceland mathis fuckoff2 character mathematics toutoune pause
1tiffany rosebu klinker vaz21093 audre path13 shabby ch1tt1ck masha1998 vinny1 ghbjhbntn fitz gazeta agamemnon manor
fortunat fltkbyf twink panget shyanne number3 bayonne bohemia optics abroad moom4242 keen beginner aldebara eclipse2
pass22 cerulean bonscott clem calbears junky rainmaker snakeeyes bleeding signature pandabear croco felina jerald
chrisbrown actress dima1985 azzurra hallway gemini69 mada lateralus chivalry paravoz panda123 supercoo worldcom barone
mydaddy 1q3e5t7u lyrics naomi1 asdf67nm chiquit rev2000 tigres marlo leona ximen anemone mommy123 asdasd12 mickey01
brentford puszek apple13 enduro smile4me bashir keiths bebop1 felipe1 happyjoy hrothgar biggi aurelio actros diversio
marie2 trento billiam amarill luxor central1 signon ujkjdf 8928190a traveller bartolo lucifer666 123four familie
agentx kaligula elodi zidan portsmouth boludo moimeme yourmom1 ekilpool puneet ghjcnjnfr1 jackpot1 ahmet thedead
123456qwer destini nolife braddock irock. sanchez1 loca alfaro anger ranger02 archmage boneyard vaz2101 tankist
steve121 rehjgfnrf ant123 creamyou bluetooth mystery1 married1 cairo surface thesis listopad pepper11 broadband
cfkfvfylhf available 1michell corrado1 fghbjhb kumari gauthier alex2010 kuzmich redemption blanka snusmumrik cytujdbr
allan123 lease postcard coolman1 langston shadowru killin marzena marilena bo243ns omega13 diller richardson zanuda
hana chiar temppassword neopets 111a111 n.kmgfy stomatolog fktrcttd alekseeva iecnhbr gjkrjdybr sobolev sergeeva
lomonosov a123456z vfhvtkflrf raffaello strela lala123 dannyb awsedr costco serbia gutierre beer12 palmeiras baksik
mindgame frdfkfyu june24 chinchil alex10 rfhkcjy marakesh breton elmer251 kylie1 orthodox terps1 projects jake1234
flblfc wpoolejr alias1 staticx qq12345 garnier 1234567qw andrew22 cobweb blackpool salmon1 aliya serendipity trees1
inertia kyliem alle appletre satelite aliso fromhell almat designs jeremia maral juggalo1 mourning barnaul playgolf
romawka garbage1 sadies alvin1 zaharova musick astonmartin solutions helpm family5 shivani daruma deutsche ford22
crazy4u annie123 madison0 murphy01 huntsman aurinko cube marica baklan shweta kissme1 fynjybj p030710p$e4o museum
weasle jerom skywalk gerlinde solidus omgwtfbbq assfucke foru sombra reamer 0o9i8u7y6t anders1 celicagt sarkis pleomax
godisgreat chris13 3techsrl orenburg 80637852730 greyhound 7418529630 andy69 silvia1 length lateralu serdce nemezida
appel wrexham stash guernsey empathy botswana wiktoria moloch tanuki djljgfl maris luckies note fy.njxrf aa123123
teddies tricolor kikiriki ranman stevenso barbaris ujhijr annarbor fbi11213 senegal 123ert bagel1 eliot lauri rfhnbyf
villas rhfcyjlfh turkiye estefani firehose servo grace17 arbiter banderos tatoo mama1963 punksnotdead tanner1 tiger6
australia1 keyman lordsoth sweetpussy lool dude11 multiplelog milly iamtheman jetblue dubai gnorman komlos ufhhbgjnnth
guild armour yamakasi cabezon caseih piglet1 7elephants a000000 sharkie yellow22 druss appleseed ashok fynfyfyfhbde
birthday6 bluedevils omg123 assembler sergant festina twizzler aamaax gfhfcjkmrf barrynov punt0it bruno12 vfvfktyf
kasey1 mackdaddy dancers mwss474 whitesta turnb backyard caribe azonic vetalik baby1234 sureno13 kluivert flatus
mickeymo nicerack falconer jackster bahama watson1 libras bahram raincoat buzzman manchild spurs123 07931505 smokepot
bigwig scoubidou2 benelli nimda jaihind chihuahua baldie bali missle jasmina balkan karin1 throw blasters oiseau myron
rapido enjoyit doodad khushi lowe mantle7 bigbo nightcrawler tigerboy owen10 bandido superted bandits tankers
livestrong chrisj smooches banging heiko grillo spaghett leopards bigblue1 trident1 candide zane orange99 level1
lighters baptiste elvis77 barada karabas quiver samanth1 fodase harmless shantel week jkl123 sitges bartek1 bigmack
bogos rail gomez1 manhunt cubalibr kenpo rosina wombat1 paws sammyy purpose haus fishlips asdf4321 intoit ellison
saurus postage mapleleafs welding brahma bern funkey poptarts brillo waters1 winter00 bassplay eudora 1porsche
porn1234 sebast bathory buckwild monkey20 i81b4u kimota murphys postbank superjet duisburg harrydog laurab snippy
raven3 dorothea sexsex1 extra300 1q2s3c boobys tallulah dowling booman ladygirl isabela vfiekmrf buddy3 mahone alpha01
epiphany littledo surfcity queenb sameas mtwapa1a bengals1 spindle monkey24 laster boriska neighbor sketch hussar
doctorj jeepin zapped phish123 jgordon bear99 tubby netman topdawg candlebo daniel01 positiv beauties warehouse sam1
hannelor blue15 meeeee saturne pearly irwin felder reggi 5tgbnhy6 jessicam 1johnson repent william7 geometry dunedin
begonia junior123 themaste qaz12 somalia milan1 wolfe bubba22 7ofnine pavlin bulldog7 flea rainman1 callista
password21 dannon robinso segredo freedom9 cabana fox123 medvedeva blondin fitzer shaffer liberty2 jackas ferret1
araceli moonlite p2ssw0rd freaker dover bryce1 donal moon1 standup sunnys himself orchids happy5 benita mitzie benn
pensacola eminem12 sissyboy loraine takayuki termin tall bergman cheerleader cdavis berta hemligt benidorm portable
murcielago cums legolas1 ensign alone1 sunny7 command1 czar 666satan rednecks greentre daniel4 solnyshko jellyfish
ford4x4 oleary baby01 bhavani playstation2 m0b1l3 coachman lovey erotik michail sexysex fedex funnyguy tammys solder
arnie peacock1 sandown irocz28 iyaoyas minor macabre bigbro left4dead2 fuckyou12 wrestle1 degauss super5 robert01
flicker smokey12 bearing alemap perrito cool69 lebaron bigtom bigpappa heartbre bootycal igloo kayaks dicklick athena1
jarhead1 harbour boobss chynna justic shirts blacker biglou bigtop newcar master13 limp popeye1 boarding womack
lucretia rocky5 stunna wutang1 nomarg knights1 reef shortdog forsure tea4two joyous icepick motorbike swatteam scarfac
juggerna hownow lawncare bikes mike44 bilbob bloomberg okie doubles gawker1 amazonas dalejr88 jimboy rhianna sparrow1
acorns macdonal billygoa asshole3 mess sparky11 omgwtf bugeye smokey01 baskin crass fabrika thump westsid kangoo dredd
engaged associat downtime songohan snowball1 hooligans brunswic safety1 concac harwood 1forever krayzie altosax tysons
greenday1 black22 hydrant shazbot zealand instruct blackdick greyfox glock1 cmoney realman lmfao shep shaft1 holsten
iforgotit particle gretzky9 bombshel rifle celeste1 alderaan corona1 dado west123 lowery whore1 loveman blouse compaq3
triniti carlyle honker lokiju blown viva lego worldwid extra1 carnegie fenwick jordan99 bluetick k123456789 bob2000
fajita essayons bmw320i sweeti employee bob2 tincouch cindy2 katlyn miroslava samso bosco123 cagney booboo69 murderer
find nafanya spiff pornlover movie1 redskins1 bogdan123 123456789. nicolett polopol jmol01 nicklas 1111qq yfdbufnjh
landis ffff1 beatles4 mrkitty graffix 1tits cerro bonoedge donnelly randy2 wright1 sammycat skunk1 1234567m tass
power9 deadsexy bookert badluck mercenar merlin99 penelopa dude1 nascar8 joeboo lizbeth gjkysqgbpltw golf123 ernies
garuda bazuka stasia glasss worksuck hairdo partyon speciali behave slip rainfall dusty123 dukeblue reptiles msdn
1winter wilshire tire john22 cmc09 texan bettylou hagakure pmdmsctsk pumbaa schott flyingv buffy16 tupper love269
disneyland marcelle youare durban lifeguar perch stoneman phoenix8 mishel witness mooki patrick0 muzzle hale milkman1
bruder cornel applied nicole12 brodeur ticketmaster number20 superfre cannonba sandy69 ribeye coastal maser fubu milla
ducat teepee tompkins gateway3 fuckyou0 hasher dwell potion hang10 carson1 1xrg4kcq cbr929rr deangelo motorbik hideout
pussy101 camp0017 dugan co437at bottles doormat timmy123 paolino hunter22 ceramic st1100 vvvvvv1 krondor nenit
gustavo1 eclectic april26 hamlin sprin 1green katieb steven2 shanon 123456789c acurarsx slut543 sequel inhere idea
pouncer fishie audia8 soccer69 settle mammoth1 fighting54 mike25 worms fontana chaise vfr800 sordfish nofate hellgate
dctvghbdf qantas sprint1 wallop sixsix6 repvtyrj zxcasdqw stack matters parton uranium monkey6 warcraf pwnage coleman1
junebug1 targa cachou strateg pullup trusty irock oceano edmundo 135135ab psalm69 lorene elemental lone perkman
salguod viper99 backhand serrano dewey1 qwertyas mailman1 red007 stanky soaring module indoor bizarro brick1 michela
preciou 01telemike01 suzann jarule scout2 spender 1miller wendall forman martie yvonne1 psych ytnhjufnm electra1
oneida integrit strikes popp puddy ruslan123 appelsin miner schmidt1 postal1 terorist rehnrf vengence maroon5 juanma
kassidy greek1 pimpjuice repytxbr other1 gen0303 karima heavy1 02020 dash palenque mixing laika iamfree bigears damir
contessa kerrigan danone yanina 111222q loveforever stratocaster motorolla ujujkm 123456789zx stevo fugitive poker123
qaz1234 noodles1 lakeshow soccer33 dark1 nosgoth redbud jordan7 hjcnjd gooses darren1 icculus maul zxcdsa bluesea
provista withnail spiritus quiet1 cruella temp1 david26 deliciou money777 metadata hyde shitbag imfree gfkmvf dunca
diana123 mark01 nikita2000 11aa11 llllll1 qwaszxqw mooooo klapaucius ramiro bear101 vfktymrfz smokey2 dracul keith123
slicko wetass doofer tubaman phase labels jimmy69 nfymrf acting rjcnzy demon123 marchenko de1987ma mo5kva bonni
cronaldo peterman telecaster megaman1 neophyte lmao stanza fgdfgdfg gfgekz 1986irachka dfcz123 abc125 110491g
dctvghbdtn niblick performance 51094didi majick robert11 dolby gfhjkm13 lapin starik martusia vfrcbvev markov dogma1
thingy losenord evita jigga1 jungfrau zxcvbnmz rottweiler zxc1234 zero00 menudo hotfeet hardup gamess kaitlynn
sisyphus mets69 limo goof pascual eatshit1 olsen kazak dragon6 lucky9 kzktxrf fermer contacts alabama123 faye
crazyfrog anthon1 tiktonik ferrum lavanda dhtlbyf liana romai trantor g123456 hookah yoyo123 ghjcnjz ghost16 gattaca
fotograf gilber gbjyth rosco1 dumpling flower12 novastar yfcnz1 blackstar iownyou gerd pi31415 tentacle fielding
vasilina lero4ka 1tommy ididit jlbyjxtcndj mike26 wweraw lukasz loosee123 palantir flint1 mapper virgin1 flooring
calculator iloveme2 themoon radmir ghjcnjqgfhjkm sheela spooker squealer kees peace123 zxcqweasd murakami processor
harpo bullshi krishn star22 galinka rbhgbx messi rahul nina123 geemoney 0000000000d ser123 italien vintelok parfilev
grundle 1jack matthew3 access22 moikka miguelit glenn1 vivienne stason hfrtnf mjujuj nallepuh imaging bissjop rutabega
janeiro monitor1 kazakova mistral1 shakal batman123 selma 5544332211 optimum kenwood1 pypsik installsqlst klubnika
123456789101 jjones vassar moogie vid2600 xfiles1 jeffy buster22 solovey generator ola123 geolog323 a3eilm2s2y failed
byabybnb yfcnzyfcnz twista ltcnhjth z1z2z3 monika1 compatible uto29321 madera earn381 soreilly is_a_bot 531879fiz 4007
36363 44556 123579 123852 125412 125521 125689 131517 146969 151500 153351 154263 164379 166666 167943 196400 197300
197600 198910 198920 200001 241455 255225 258147 258654 261397 333000 334433 336633 337733 428054 442200 444000 477041
678901 709394 754321 786110 789551 800500 963147 1362840 1472583 1593570 2521659 5551298 6060842 8546404 11223355
12345611 12345789 19719870 19911992 19955991 85200258 112233445 172839456 369874125 789632147 1472583690 1597532486
hakan pammy adidas12 cruel williamm blue00 1234567890m bbbbbb99 tekken3 bechtel 1member snuffles billyk bb334 takako
babalu exile tapioca cbr600f3 grenden 245lufpq ytdxz2ca hallowboy ranger6 bayer skirts hartmann insurance fatgirls
clahay hondacrv outhouse asap gotrice tana sutter fuckmeno rugburn weihnachte 2twins heimer hubbell jong megiddo flori
validate timoth1 24lover absent 11111aaaaa 1hhhhh ccccccc1 bridge1 stagger jimmy12 greenn cranes heating mario5 ronjon
hotboi norseman hilde sundaypunch birthday100 gorges joesmith john44 glenn74 def456 fotball bernd johnnybo lynsey
blakes lisa1234 booom 1prince tudor sanman zombie13 bjarne ancella2 shawn41 pandora2 ck6znp42 retnuh 1herbier usaf
analfuck maranell veronik 1w2q3r4e emb377 fishe pass999 claybird shashi derby1 fredy pelvis chevytru gismo arista
ryan22 kitcat 36dd battle1 kiler dynomite beer4me sonshine doug1 damnyou harry2 hopalong tribune 1fishing paladine
1world bulgakov 1wwwww mycats hdbiker anthony3 yourass breakfast lory niger roof kowloon cheroke dwarf1 33st33 robinh
tonite asmodean come2me calbear kennyb dustin23 mistic snowey 1bbbbbbb 1for imran luis1 1happy crispin promises
suckmyco mjollnir 5w76rnqp caption farfalla troika lecter 4fa82hyx x4ww5qdr forum1 barbel ford01 witcher kevinc avril
peter2 talktome slon ears hot1 a7nz8546 fkojn6gb zldej102 astroman preteen testin vfdhif kpydskcw lg2wmgvr pointers
bone1 unb4g9ty 65pjv22 nhoj 46doris nicole23 bigsexy1 1surfer qwerty01 3e4r5t allen123 heli zebra3 endgame unlucky
counsel petit littleone oohrah krist angrick kesha cba321 wayner john33 cody1 rosalba brownlov pacer sheet allister
shader wltfg4ta rocket69 blueskie mandreki xsvnd4b2 apa195 zip100 vanya dm6tzsgp keren dposton 8i9o0p rdgpl3ds
kcmfwesg tenn 1derful tanis aquamann oceanic sexfiend guenther bria libtech klaus1 jerry2 4jjcho racecar1 hacke wtcacq
gennadiy nectarin bigal37 xela biged notes criss fromme inheat rosen poidog motorman boner69 weekly myheart jvtuepip
dc3ubn analyst swissair shores camacho voronin currie dial bags timberland cobb carp 1matrix lineback gggg1 8363eddy
areyou rosedale gandalf3 1234567890qaz pender mushin pgszt6md redlands startnow titmouse johnwayn nike23 avon camaleun
peepshow lizette 1monster freaksho tabaluga fefolico contrera levine shave robert99 rinker wack accounting coimbra
jimdavis skywalk1 raman harr whine grip thedoc domodo exclusiv kimm gershwin failte benefit gefest legoman socal
heidis wachovia qwe1234567 i12345 kuma safeu851 past longtong cokeman magilla jagman shannan baggie blindman hermine
debby mtnman valerio asda cindy69 johnson4 quinton aura valley1 scabby negra katydid asssex bigbroth quinta vallon
zanardi lutscher buster99 kourniko finger1 devilmay stockcar aleman haribol telefone a23456 b1234567 vasilisk upload
classact todiefor bbbb1 qqqq1 uuuuuu1 nhfnfnf strike3 andrew11 husain trebla ichbin master55 ilovemylife joshua3
antonova valkiria intelinside squires anastas berwick garena belo4ka cincinna hasan rjdfkmxer goldtree forbin balla007
batterie route teodoro 12345j torrente 1elvis auburn1 faith123 amber2 heracles shakespeare abm1224 bennevis uliana
lowkey bobbob1 samadhi jabell parman 66chevy monkey00 homie castles comrades americas shithead1 monument tremor
verboten thordog thespian modeling average mafioso adamski britni rupert1 salle raju maranello sham69 phishin heffer
rapid1 fishers scubad emilyb lila sanctuary thinkbig fktrcfylh1 twinkles march2 mymail flvbhfk dent 1manager hidalgo
trendy falcon11 muchacho darwin1 matematica sada artur1 chicken123 perrit monkeybu 0sister0 y4kuz4 anallove maximus2
yjdjcnbf gunblade alons anna1984 eagle99 lisa12 octavius gcheckou cbcntvf asd123qwe cowabung amazonka 12341234q sheeps
fktirf choucho pawel1 stokrotka almaty ghjcgtrn foxyroxy aguilas florenci silkcut cormac ahead sandy2 asmara
alinaalina henry8 rambler1 confidence 12344321a newbaby ranger7 poussin duckey happens skylight decade batistuta
liebherr babie vijay beaver12 klesko janice1 snowdon matulino howdie ajnjuhfa invoice green8 calumet blue14 zzzxxxccc
messenge atljhjdf rossignol arlingto fkbcrf shark01 konica penske ranetka alabam butt1 astonmar kaunas delta6 autogod
algeria bigmaxxx resolute getfucked pinguino scoop1 bammer bigun mm259up celular archibal juanjose charissa marihuana
sidewalk eldritch romer anto palmeira sasha1992 mercator parolamea panam tacitus aleshka gfvznm sasha2000 www333
nastya1995 comando kuzmina aftermat cfif rudenko dervish protection july20 sharky7 zastava bristol1 sashasasha gracias
beta1 sweetdream 123654z golf01 and123 garibald galatasara madalina nazarova a666666 cytuehjxrf knopo4ka nike1234 elsa
worldwar 4me2know elena123 giggalo salvado milano1 almanac azucar antenna f12345 sokada princesse az12345 buckman
honeypie alphadog anneli alsscan 7jokx7b9du faustus brescia tribunal precise sparrows kyle1 depot andrei123 sundial
matrix01 webguy bmw318is elmers pokemons money5 blackhole sun123 rulez1 madhu chippewa amparo maxwell7 fuckyou6 elland
singe suite anaell iluvtits cholera kilbosik desirae acuario cheyenn judges stuttgar andreia vanesa andreyka fylhttdf
coulter flatron1 telefoon masha1 andrei1 vasco sweett frederiksberg spinoza velosiped blackmetal culito andrew10
lovergirl huggies serenada cnhtkjr amberlee rothmans anna13 bambi1 vfyxtcnth appollo jbruton qagsud angelita maldonado
1knight dorsett engine2 vfuflfy aggarwal tattoo1 lfytxrf kot123 aniram vika1998 juliane teh012 anna1986 bkmlfh lamour
matrix7 klimova usethis1 123abc123 anusha housebed hero63 maranda anyone maltby graphix mlesp31 gurkan gfgfrfhkj
caldera send roxanne1 underwat conchita arabia radiatio donkeys snails koolhaas sofia1 sapporo kzinti nbuhbwf vjnjhjkf
arkangel artem777 babyruth teatro magical123 gfhjkm135 chanelle rushfan screwme weinberg q1w1e1 hannah11 twenty1
hellyea respublika haslo biggio unclesam thehun severn bambou chubb villain rfyfgkz hpmrbm41 grayfox baby12 alexis01
marryme forward1 badaboom hardtoon hatelove mensuck kickbutt eddie123 badseed sweden1 yjdujhjl babcock iraq panthers1
bagdad charro buddyy boobless russell2 tazzer superbowl ironic tipton starz clam home12 eruption goon ujnbrf dillard
techdeck busters 1murphy comrade kenya1 drumer jaiden kleaner seeme buttnutt balls2 baloo1 ironhorse montenegro famine
was.here omnibus ashley01 greenegg european scooter6 spirits bandana suzyq benhogan lifestyle bullyboy bandy poutine
mandalay pistol1 hello22 david77 mysite tampon ayanna rebecca2 ipswich1 1edward powwow delirium rugby2 swiss1 lovespor
s5r8ed67s cowboy22 lively putt barney11 jamming sexpistols negros barrera saviola groovy1 sanders1 bear2327 latour
quincunx logica barter bronx1 chuck123 iop890 basalt hammer22 basel vfvfgfgf123 basil1 mathilda otter1 cherri vibes
knuddel juhani fetter galatea carolina1 22q04w90e mollymoo mirella vlad777 batman13 saxophone johnsmith xpressmusic
dima1998 nicotine tuppence sexmania chacho sevisgur chick1 kd189nlcih polkaudi thoradin beaner1 ilusha colfax yankees3
thomas10 sirocco 1sparky goldie1 oooooo1 wwwwwww1 plates mignon 7eleven cream1 bcrich budman1 martha1 stacks elliott1
melissa3 john23 sheep1 slick123 immune stool 0773417k august17 eagles20 irie cyclone1 tigger99 bendog cookin mickey7
shanahan ducati74 whipper eccles clothes beagles skidmark fritzz hunk grumman logging7 bears34 stripped ashley69
roadhog midge studmuffin bold buckets beantown rolls kurtcobain sunset1 boodle love24 beckman bajskorv idontno
portvale relayer nomoney lenora shamen beefer monkey66 lingus pager brewcrew mollyb gillespi mother2 after dedalus
footboy boog jose98 obsessio gogosox bellaboo bob007 sleigh cjhjrf chorus malvin vlad1994 billi ceramics maruni
broken1 celebrit elvis69 seppel estrellit felix123 krillin godogs grolsch mrblonde rousseau rachael1 petal solitair
natural1 chuchi dorset killer01 invest1 siegel samuel12 booo melanie2 studio1 rosies zebedee harness aolcom duane1
sooner1 regis1 thomas13 scylla violet1 wakeboar sabers fresco bilbobag oou812 brainiac bball23 busman kimbo1 redfish1
know deep111 bill2 rotor gallego carbone lanzarot camshaft christa1 armadillo trapped killerb fatso bootycall bigball
lesson frank69 cari speedie 1peanut automag goodpussy russel1 jaysoncj dwdrums inbed snowwhite muscle1 bigfeet chinito
yesenia coors1 sophie2 chaching 2enter onemore sucka tiger22 nowayman hardpack eman fireboy mangoes skinner1 ruggles
loftus philip1 sniffy ratty halima phinupi rocky4 millerti iwojima cork tobi nomar 1blood zrjdktdf blackfly pretende
lucky6 jazzmin woodpony redlion speed2 maxwell2 clocker slides cokeisit veloce halftime guinness1 phoenix3 hammered
rachel69 tony88 icecube1 akitas inga billbob pompon compress suger william0 rich123 cdexswzaq poohbear1 chessy binkley
zircon october6 tiffanie endure ducttape misty2 dragonfi molley iro4ka kruemel flippers dgthtl falcon12 pingu
giancarlo feather1 biarritz physical harada gevaudan humme solidsna heron leather1 cumsuck slobber dennys ttocs
courtne chunli briank ashley2 pagedown grandma1 buddy01 deskpro condon yankees4 mattress temp01 majik dragon20 dianas
color1 despair ssvegeta sneaks overdriv cheese2 chane thechamp panther5 alanfahy william6 alianz dasboot tassadar
metalgea william8 c0rvette prosperity red911 melon1 helpme2 tangent ncc1864 honda123 bdfyeirf nokia2700 waterbed
scoubidou6 spackle blub layton joey21 bollix crystal2 darcey stratman bluesky1 chess1 phatfarm willows sheen
millerlite beverl dowjones mickey11 trooper2 tiggers tierra gofaster markus1 mcdaniel oooooo99 legola gnome fifty50
mikehunt montez intersta bugsy1 earth1 ubique asdfg1234 deez anvil ssap eliza beardown hedonism magnus1 nyyanks ratten
faktor sheena1 marrow negrito bosch lytdybr isabel1 jimandanne tommyb mccann kekskek1 busen rube notlob bolita
bruins77 kallisti brattax kalle1 sashenka frostbit kwiettie perverts daniel3 basshead celtic1888 bookman 123qwe12
edward2 diamond7 rossco creek1 booster1 roots p3nnywiz borisenko 45colt heisman bosshogg 4294967296 catbert boucher
billet michael12 materia muledeer wills 1doctor vickers boywonde bckhere pariss wonderbo groover lespaul1 chinatow
starting browni gennaro motorcycle excellence price1 mein breaking fishhook wilkes james00 carolann gamecocks chile1
bullwinkle gasser jibber riobravo snookums vino brielle grog fanboy ranma12 rifles twolves december1 qazqwe kendall1
redial capstan spunky1 gigantor cairns taylor01 brun mucker poiulkjh dear 944turbo riverplate fuckmyass buzzzz bubba12
bubbabub whateva prisonbreak hondaman talula delacruz bugged flog ghjrehjh karimova skelton energizer cdtnkfyrf
gostate braves95 3f3fpht7op porkypig joakim rubberdu donthate rfvtgbyhn comatose clarisse zodiak tumadre caine
bubbles2 cameron2 taurus1 smelly1 applegat stingers rockme fitte 1camaro culero unhappy ssgoku master21 malinois
yeahrigh poopee dopehead chewbaca jessee carla123 medics fitness1 kyocera aphrodit joaqui happy99 jackaroo sharyn
depeche1 grendal politic lightman nitemare cassidy1 kirsten1 panman dascha 1cookie machina pacheco chumly balmoral
delray cnhfyybr shitty1 ceres realmadr malabar tigerr alfa155 hjlbjy sakur fullred lopi diego123 microlab1 shania1
upsman ram2500 28infern muselman juggler cooking1 qazxdr chicco22 twoone darion claims vfvf2011 qazwsx1234 171204j
ketamine buster21 hopeful1 swollen gjgjdf bloembol medici youngone berkley steve2 roller1 cycles dustin1 tkachuk
civilian emily123 deploy corinth sillyme gator2 sammmy hornet1 albator upper jami loranthos doneit kungen debbie69
liverpoolfc madma tooling mikasa crfnbyf heinz57 mark11 identity moriah mikeyb josefa mistery shenlong rse2540
greshnik abundance odelay scare drizzt1 flagman tiddles sailaway starburs scram gbrfxe !qazxsw2 siesta wetwilly
father1 snoppy purple01 handsoff diamondd scrap nfqcjy rodders duchess1 jonnyboy robert123 jacobsen kaluga liza2000
hangten model1 wert1234 madam theworm espero linnea lindros8 sheraton pudge1 midtown dumass rjyatnf getsum fallenangel
cateye feyenoor lambo1 ltybcjdf girly teach red111 vtkmybr sharron 55555d merete mirror1 diamond6 00000a stryke
roosevel d0ct0r sexxxxxx pass10 elvina giordano david13 virgilio grissom warren1 chacha1 dfadan dima1989 polygon
gritty davidw kurupt racefan kazu harddriv firedawg darcy1 1a2s3d4f5g6h black666 celebrat michaelb co2000 mets1986
playme kmfdm1 wilkie muggins laforge pippa seashell xenogear cornfed daleks jesusis1 cheerlea renfield tessa1 madness1
gary123 eyedoc 4iter hoodlum bigsur natale noonie bsheep75 rolodex rrrrrrr1 almaz666 efremov sdpass suggest cell
whalers pander dimidrol 80988218126 dumont dell123 00998877 dinamite smythe 118a105b toenails newera vika1996 koller
oooppp foodie ljhjuf godess constanc grimm b00bies stuffit fire69 ifufkbyf elain sektor 00000007 nigge tanusha dochka
1w2w3w registr jokerr mahendra colts1 cnhfcnm gooch wayout geri willie12 weeman hornball magnu molly2 cash1 j0nathan
crashed yankees9 tranzit 12345$ soboleva teamster quimby shockers elegant merckx ladonna 100years hiromi luap mook
sovereign silas vangar jesse123 bonethugs nick01 dripik ab12cd34 within schuster s62i93 nukem lena1982 soapy pointe
justin10 easygo nonrev champio simba2 elina ninety katenka example 17071994a tktyf cjkysir togepi unknow gauloise
9lives leigh1 paintball1 badminto tourist parviz louder fraise gautie guilherme 111111z blacksab leann leachim secret2
s123456789 marykate freakme thinner shedevil mousie slot2009 highgate pantss vladimi crjhjcnm schuyler reece pink1
polopolo09 feuerweh 9noize9 rounds tranquil bycnbnen atkbrc selfok2013 fullhous littlebitch pussybitch stitches
theking1 sexsells swinger1 helpful patman rhind101 rotter nord nicegirl gumper tokyo1 suzi trot katerin manna jimboo
m7hsqstm stufff freeones bombadil leighann merl1n yousuck1 peopl joker12 angel21 cb207sl gallo lennart max007 tiffy
brucewayne ivana gauthie h2oski 123321s peggy12 trueno bailey11 tiern maxine1 baston spookie mine1 lightfoo punkrawk
wichsen knight99 dummys ludmilla l0swf9gx hankster dfktynbyrf cv141ab kalyani eus1sue1 sexybitc natala gb15kv99 staci
bimbo38 01478963 phishing sasha1997 fackyou tatiana1 jamal1 nexus1 greeneyes slava123 izumrud katya123 marlee
123456qwert pistols loller vika2011 mariska ncstate verlaat phatboy lisabeth nestea tom1 ak470000 10987654321 kurosawa
ladybu valerik poltava fuckyouguys 754740g0 juris01 garfild makarenko lebedev vlasova roma1993 hjcnbckfd tsubasa
ulyana spanner1 nikki123 maksat r7112s directory waitron lizottes nata123 heckfyxbr nikita95 zamira zz6319 shdwlnds
premiumcash ramil tos8217 tiribon12 tornike 9004 10048 78978 123212 123342 123452 123589 132333 149521 159456 182838
196800 196820 197430 198206 198207 198701 199103 199430 223366 226622 243122 255555 369741 369874 382436 424365 493949
515069 527952 556644 665259 666222 777222 785001 789963 888777 1011111 1232580 1313131 1357913 1597532 2597174 3440172
4206969 5792076 6969696 8481068 9811020 11111118 11223300 11223311 11251422 12345699 12356789 14142135 14159265
18254288 19755791 19944991 30624700 31415927 36925814 37583867 44556677 45645645 51525354 52545856 58565254 66005918
67390436 78621323 102030405 123451234 123578951 753951456 870621345 000002 0005 0008 derosa retsub rewster tset matti
sacha demarco richar1 golfer01 jegr2d2 noller hondacr pass88 littlegi nihaoma brittani 67stang 68stang ds7zamnw
wycombe foda stivone neeraj titone tirana 1jackson apology hoddling eggroll zucchero rito brainy thousand 1001sin
scheiss informer 1marine 1bill 72chevy venetian 1simpson sickle adpass letmego zilla richy schlange 1gggggg bdaddy
1jjjjjjj newpass3 ermine 308win drum66 porn11 1brandon maulwurf ace1062 naturals sell tannenbau moni kcng qwerttrewq
048ro 1super jose12 mayhew runvs supera 1abcdefg ranita fritze tigereye chiffon bobbyj qwe456 123jlb adobe akshay
dobbs events bama12 phobia scott12 5string blanch q22222 blogger luners sexi andrew6 gisel sux2bu sumo greatgoo mirko
randie tonna pinoyako marcus2 xufrgemw sonofsam cheops weihnachten blackros goobe g5wks9 zwilling maandag asdzxc123
milo17 alic everto paraguay anthony9 raissa puffy1 watt boscos ardmore piesek stable carlsbad abc1 abigale baddog1
fish99 255ooo charly1 denny1 milka king99 jack99 1ooooo 1booger kalimera 1warrior goddes triplet nairda jackhamm
tiger25 nospam tbear honda200 hallodu 1carlos lolopc yrrim7 rollover 1baby tehran moonrake agile1 melvin1 jdog wisdom1
regan hal2000 fuckitall quart teagan vbnhjafy coolwhip signatur sexygirls aspect fcc5nky2 rvgmw2gl dro8smwq mbkugegs
chris25 whoosh gunite myriad azfpc310 breads dogfuck mooch thetaxi event daywalker mrpibb apples2 edmonds alice123
2much4u bubb keywest1 wejrpfpu wwr8x9pu watchman tarzan1 gustaf crue ngc4565 2i5fdruv hkger286 qmezrxg4 rz93qpmq
needed schwab javier1 skidrow buzzkill sierra01 mandel canvas nicksfun jerryb crock sommer1 rick1 gibb
passwordpassword vurdf5i2 xyh28af4 kzkmrf euro2000 blackwhite guenter kmn5hc ou812a sujatha armyof1 siding saisg002
audra chery musket eklhigcz icicle school12 bigboner branca rul3z amberr 158uefas lifesux 5thgbqi triathlo jamshid
teufelo7 germain gutierrez gravy1 pulp wodahs alexx ffggyyo divedeep laz2937 4ebouux8 poopi amit mani roxie1 cornelius
jonah athlon64 bebert psych0 saginaw doog winner12 carvalho grumpy1 handicap monkey4 r4zpm3 7seven7 hotlanta
schoolgirlie tami mvtnr765 ym3cautj tangle jaydog472 jjvwd4 cum2me camry differen brice duarte still bama1 vester
numpty hball gusman pens smalltit 00700 1rangers passthief dwl610 balin foghat bankshot hackett cessna15 thesame deles
aekara bbonds aoi856 dell50 saisha rueben 4cancel swisher doller 123321w baldman johnatha 1zxcvbn blob dori spawns
rigid stoli tresor gtnhjdyf bootmort purple11 caso antonio2 harakiri highjump amen nicole18 backdraf caustic borodina
hawkey rallye baily maja bad11bad 104328q bogomol souppp techman entertai spec morocco cora sabbeth 99ford fast1
mommys connors table54781 muffer gjlfhjr pauly fregat fantas goleta grabber ellehcim albright comand gericom 4real
bensam pardon marv whitetail knudsen agent86 dagobah html groucho1 calpoly chulo sanfrancisco finding merlin11 brandan
mervin brucew paki tavasz diamondb kanako gorge aiwa cando changer ownage123 bugmenot melis stillher fourplay wolfee
razvan traxxas entrar band1t muleman bond0007 wow12345 atom massie mkonji eastbay ramana turbot struppi bimbo1 boxxer
andreika bigals pkunzip belly1 aaron12 joseph2 star77 jennyc peludo odonnell hewson diem 123qweasdzx muskan debussy
sniper01 hamzah goofus salima easy1234 yarrak abbas rjycnbnewbz toontown checkito saskatoo cleo123 dianne1 pumping
z1z2z3z4 mascha blood666 vesta very gotyou mermaid1 chinky sklave sinatra1 hotbot coolio1 beverly1 anna1985 hogtie
fate greenlee cjkjdtq muhammed ideal bigted dkalis picket alysha aerobics restaura xavie eire canbeef allston ferarri
clownboy iced 456rty dock labour rockets1 strong1 kodeord funfunfu ironlung latisha rucker eatass alskdjfh bigdong
htcnjhfy 123a456 black23 mamusia primes galvesto amaranth corvette1 a1b1c1 lofton pogoda cleocat ilovemar alex2
89876065093rax aracel goodboss stater tiburon1 jjjdsl anisha adilbek copland diadora cacique cbhtym inverse desember
sl1200 farming lektor passw sdbaker cthuttdf kevinm iamthe1 siegheil chilis jorel jitterbu sammy7 tronic rutter
persepho zaq12qaz mtgox wizardry reviewpass sambuka nathan01 msconfig arianna1 louisian anarchy1 alphaome alieva apex
heather6 anar fleece yorkshire alerts kohsamui fatdick adidas11 horacio jazmyn cascada lanfear apples123 kulikov
toonsex piroca flameon march11 koskesh pcitra agnes1 newzeala safrane zoedog zaphod42 av473dv sf161pn transcend
shuriken saudade toma kamilek poker0 ballast surabaya love20 preggo ahmed1 nastik dunwoody dirtygirl marthe aidan1
converge htyfnf grigoryan ania sebring1 airmail 1iceman aishiteru shortcut rangers2 blackhea rumpole scorpio6 toto99
praveen marston deidara kristo denhaag august24 daniel0 ghjrjgtyrj akita answers larionov nausicaa airlines prototyp
andorra vangelis tango123 neelam walhalla mansour vanill aurelien remorse pinoy glasnost isaia lovehina bestboy
leander alaric chante songs aerith quaresma gizmodo2 weymouth phaedra rufuss arrowhead classi faramir idinahui conej
alex1995 a159753 rhfcbdfz konfeta jumpjet 1234567qwertyu sorento liliput lytghjgtnhjdcr wonderwall 111222333000 isidor
assa123 alex1985 merengue chulita chelsi alex1987 fiorentina mansfiel god123 escrow areyuke vaz2115 indahouse sex777
chiqui avata cagliari ioanna granat lucius fktrcfyl nhecsyfujkjdt alford neumann qwertyy mama1961 pornostar alina123
a123456b kickin miledi mala brittni chelsea7 cthlwt tarelka ellada iverso isthebes fuck666 walkman555 cowd00d almeria
joanna1 ataman ethiopia 17711771s travieso aquemini kristina1 berlioz sandia recoba jerkyboy gumdrop icandoit lenchik
zgjybz rose1 forest99 wishing 3611jcmg amazing1 kathmandu meeker spring12 kaylin anisimov woman1 harlock tereza
money99 armine humtum megha nottoday funkie lucero kenshin1 gorden cognit fsd9shtyu philo videoman bigbird1 ybrjkftdyf
camion bpvtyf voronina locos zaqwsxcderfv rebate flaco1 avenge hvidovre dakota2 9638527410 assets blume lucky99 ercole
laszlo fylhtq1 annapoli misha123 seemnemaailm anderlecht tigertig soccer09 leonov zebra123 priscila margret wake chula
cactus1 rockshox missyou hygge kazama baskets canopy andzia anna1990 anetka anna1997 ybrbnbyf jxfhjdfirf 5c92v5h6
purple13 qwaszxerdfcv qweasd1 ataris giallo slonko lucozade antananarivu dunno maywood gbplf123 pawelek makeit
anna1994 geroin gfhfyjbr fvfnjhb sucesso diamond2 philbert silmaril venom123 grandson redhill listing antonio3
heimdall firstone123 karlmasc sungod apartment vermeer regatta artimus plat1num dick123 dictator crisp nell moom4261
corgi distant thoughts pa$$w0rd styx maxthedo logan2 pushistik unclebob cubalibre armor (null canada99 mistie shipmate
fibonacci artemis1 bunnyman kokain asdfasdf1 cock22 gopnik bravado eeyore1 thebeatl montesa vaders assss glance sandan
09080706 silver99 vasile msouthwa zjses9evpa ou81269 brandon6 piccolo1 azerbaijan wahooo seau55 hergood hotlove whipme
outlaw1 misfits1 bilbos hoghead ernest1 humanoid c43dae874d tarado mink penquin test3 seattle2 kenaidog department
123123qq balata pinkey minot demise natty june12 himalaya pinkerto bigballa dewdrop bash small1 chode toonami fuerte
lawina peyote robinho berry1 mypass1 wonderwo dancer2 notmine 9ball paycheck jesussaves brother2 rodman91 dopeman
apple11 hammock 1penguin pugdog micmac forbidden caramon jorden prophet1 black9 july16 glamis ninja9 screamin
philosophy killswit kegger rebeld czekolada w8woord racin hammett jazzman1 barge anabelle bartend finnland barnabas
barnard jayne rhett reina 1justin viper69 demetra ligeti diana2 lawnmowe rockyy ab55484 papasmurf ktm250 p3orion
jazzed calves gloria1 barstow neo123 chelsea3 rockandr bigboys shellac burnt darkness1 happyguy jaco greenlantern
polock untitled batty cbufhtnf python1 nedkelly sassy123 cams kreator lamppost bonapart 8vfhnf batman21 joker777
robin123 ventura1 peter22 battery1 phili bobbyjoe yomismo painkill antihero carri spartak1922 boomers gervais beeman
cruises gulnar goldenbo bazaar genoveva glassjaw redarmy redshirt 1loveyou basketball1 bearcub nnnnnn1 uuuuuuu1
marley12 wheaton coronas chlorine 67mustan buddy4 poo_ xyzzy1 reynaldo inandout tazzman normand cousteau hello6
specboot hiccup junior01 castell goldi myles faiths im2cool legion1 redsox11 hotfun 0112358 byteme1 qazwsxqazwsx
nikkis abby123 scottm floors cornhusk bunkie defcon4 clash markp mykiss linkinpark soybean culebra fuzzie cantona1
ditka beastie1 messiah1 kissthis beatoff tequil cymru cheesey chomp hejmeddig redcard beckie intermilan 1light
cakewalk pitter clusters chasmo osceola poolside reeb beer69 beer1234 gobulls chimay yfz450 pimpsta bernardi rocket21
000000z enormous anit swansong helicopter poulette theodora bellows creams below dolphin9 pater darth1 cookie2 smokee
1ladybug regedit good4you france98 prout kensingt inspect hanger psychic billee scsa316 blue28 dmb2011 without peter69
private5 teenslut bombero pawnee frogg eleanor1 ones piotr vassago august15 edgar1 thiago brandon7 gusto cheating
tarbit tippie landers bwana mauritius hithere1 flexscan 2305822q nickey billyg kawika tomjerry iamsam chrisg nnmaster
bradle oboy belladog cool1234 gautam dreamgirl superman123 manimal ensemble hailey1 simpl baseball12 dirt49 formel1
pornosta amber69 divine5 bicho dooper superdude arnie1 brucie biddy fishbowl whitewol dcp500 devochka littlebear
sparky99 mary1 goshawk nothing0 suckfuck john55 mario12 dukies beanhead goathead faith2 johny tigers11 cannibus penpal
johnnyd fastdraw halford notme hefner daddymac thibault potty morri promopas carded thereds tarawa powerpla wallpape
morgaine bettis36 aust1n matt01 palm thruster 1theman 1bigmac liberty7 greenery bigmouth bigt dennis2 stoker dildo1
hangers march15 johnd wetworks crossroa gunfight bunky1 rockcity tingle heywood gordy gutentag dirtybir kimbo willis1
motox pepote bushwick sharon69 mystic1 kink stat katiedog greatdan hastur houndog testerer schroede runnin multipas
lizabeth chico123 lund gillis sayuri kumar123 channels shana1 pecos birdcage racquel washear shameless rachele k1200rs
tools1 kissfan sassydog yellow5 optiquest birdsong forecast kingss tirpitz bison laluna mini14 bobby12 cooper12 mistys
byoung sammy69 toscana rhode modify cleanup flag snake2 mymoney1 cntgfyjdf blackfin blackheart brady1 robotec joker13
grimreap ashaman walsall motoguzz kathi money23 peterk whoa thekids temple1 logcabin thorny gordan bykemo neverwinter
twiddle breed stevie1 pinokio mclarenf1 stickboy bloodlus cinta torrents blueone pussy12 boogiema bnm123 depaul
bluedragon delay scorpian fsunoles januari standrew dolce 87e5nclizry justin01 astron flat ginger123 bmw750il stronzo
canesfan welch kathryn1 gijoe luvsex nomis 65mustan shoeman britches stumper killer13 terrill fortune1 jojo123
justin123 bobrik hotdick boca cindee bodie bren cer980 rafale dfyjdf846 futebol pinarell nepal dude1234 jkmxbr wilmar
pepluv zantac fuckthem mattias micky1 giampaolo danny001 shaken pace bouncy puppets pancreas tampico micki supermario
union1 lollie lichen modesty turambar hamm usopen pretender chatting eagle21 myhero killed pandoras hottuna sever
roofus buddog ryan01 satire balls123 magic2 nosaints marten leaf dukers mccall lovesuck fillmore brandy12 chevyss
ryslan kleiner buster3 barney01 ou812345 paully conor1 children2 carrion longford pub113 sofun shaky chink mcknight
roisin redhorse fuckgirl gordon2 napster1 doodle1 panzer1 amazed hebron sasafras publish bridger topten miami305
antrim secure1 tosca letmeino roboto lesabre grizzy videogam brucey tylerj clubs wales1 pointman gehenna daniel21
gopokes ranger98 abbydog lou1988 sathya wreck spankme1 buck123 thank stunts hammer99 artichok gthtrhtcnjr jimmy99
bushmast filip sailormo amersham samat coolfool 1bullshi mmmnnn void lucycat butterbean pie123 vfrcbvvfrcbv canman
mahatma love88 merman byrne cgtwbfkbcn elroy lacrimos maude caball arisia mccain caraj dameon teenlove palace1
seabass1 pineda taratata fitta marmalad cameron7 mahogany huntress redwhite interior nbibyf june28 lechef mudslide
canoneos nalini kahala icema finale rimini ember zxc12 image1 erwin1 carrol path goater october7 channel1 naturist
chrish kilmer catboy shapiro beatty jayboy authcode master0 rusty5 latrice smith22 kicker1 surfside glasgow1 rfycthdf
clements ingersol daniel11 selrahc donna123 maryann1 annamaria taller baseball9 steph123 donsdad system12 marcelit
wrestling1 tedd orange10 lances choker arowana silver33 chris10 delhi atwork hobson scoopy merced palpatin music2
dishes smurph silverfi 1beer stark corneliu design1 insignia thestone cools yoghurt drain singer1 5411pimo dima2009
zimmerma cowboy12 stalke excited wigger soxfan retired1 sodoff kolia123 harley13 sarah69 dude69 dyanna grill acme34
sigmapi bigloser 47ds8x couger rebenok fucky crenshaw roby esteem r1234567 joshman sputnik1 croaker ridges titti raver
schuey lexmark1 salerno cestmoi sheree good123 august9 masterma helter love4you ctvtyjdf passking sayan oleg1994
9379992q samboy photogra aachen stain awesom sleeve quacker pooky1 capital5 handy1 poppydog embrace ferraris clementi
kenned punish singe11 semperf1 maria12 marcin1 fafnir marquise feldspar sthgrtst tylenol robert22 hassle spooty
lovethem deuce1 killem thread short1 qwertyz kittykit monster7 french1 ginny1 liveoak silverma kolding clinic
mama12345 1moose dnevnik genial poopoo1 floor aqwzsxedc marshal1 greentree qweqwe12 conley presence purple2 drucker
pentagram hfnfneq lolita1 njhyflj margera pumpkin2 bond00 powerhou emmajane terri1 1qazxdr5 sponsor darkhors superx
mineonly redder electr torrid jaylen dragoon1 timm lotrfotr34 caffreys zvfrfcb serina gladiolus ryder1 hotspurs
boutique disne driscoll russo gettysbu holeshot pixel recover shazam1 viper7 logans p0o9i8u7y6 dave1234 ritual
peggysue jamesw koresh till llama1 herber mushka loved plant1 bogeys baldhead nesta everclea dctdjkjl 1nnnnn muse
vbkkbjy rkbvtyrj 123321aa terminato rfghjy monday2 lolnoob nextdoor giga santorin hardest emergenc awdrgyjilp thefrog
flibble papageno boomerang 555555d quietkey skripka timbuktu 123qqq kanat mrbig hardy1 123lol123 1234qwerasdfzxcv
gordit korolev diann lionsden pappnase tweaker xexeylhf dougla qazwsx12345 studly1 arenrone italia1 gateway9 jesuschr
axelle eclips terrific edibey money69 honor1 powerstr bigsexxy thesims2 drilling suckit1 dthjybxrf lbvfcbr thrall
panasonik oinker rory emblem polkaudio xbox36 asilas nicetry letici nermin salim agshar yeehaa hockey22 111luzer
mongrel boognish kierra kimono pbyfblf thx113 gtogto43 lidiya pepsiman jason13 eiffel polonia fathead1 nola station2
ps253535 dragon666 mashoutq nfyz123 alston dumbshit toyota91 struggle newlove muttly gonzos selassie gatinho shmuck
iddqdiddqd bikman tcglyued touche apple5 assmaster ned467 jamboree yjdbrjdf elise1 stockhol toplay matrix99 sofiko
a1b2c3d thvfrjdf emilka valenok bananza gribble sat321321 espn tinti felecia hank1 quintana alexandra1 1234512i bimbos
jorge1 gfgf1234 apocalyp b0n3 spiri starline raffael gasto fabfive sharona lovebugs marcus12 pikach reape cepseoun
pinkpussy cityboy w1w2w3 321ret32 babyboy1 fastman morrissey nintend mickey22 sasha11 jkz123 nokiax2 guille niles
ferdi sovereig remi ferrell qwest123 stiefel ozzy666 agapov58 ttttttt1 junkfood nfyrbcn profiles ironfist squeeky
hjvfynbrf hondavfr homer69 pens66 cockgobbler timati dad123 tornados oleg123 dude12 mario64 richard0 12345qqq summoner
mclaren1 gilgamesh diavolo cvzefh1gk marleen wm2006 hardguy galleries nokian maks123 nikita1998 luster birder lucas12
pica blargh tetas furka godhead powerr kumiko mamula cimbo dextur moll gass shithappens gallus sergio1 cheetah1 lindy
cornish rudiger aimee1 pocono topcop iloveboobies hambone1 abcdef12 kloster georgy irina1 gigant hereiam janssen
sommar nick11 irish123 tree1 ghjcnjgbpltw shahrukh longboar margaret1 vfnehsv luigi1 nomames puttana tr1993 w1234567
quantex mikeee viktory phineas hammertime mayflowe avr7000 teeter heckfyf jndfkb hatman cbr600f4 tv612se jason22
smacky bliss7 deskjet1 0cdh0v99ue mossberg tuff miracle1 huligan cheez precisio karpova napkin roman777 mmcm19
klaudia1 vfvjyn roadrash nara medical1 crazzy nokiaa perfection lillo nazarenko rfhbyrf hjvjxrf dctulf revelati
rfnfhbyf love2010 importan jordana j1234567 zaqwsx1 shaq lactate jesus33 burrows mike34 rafter gcheckout rfgecnfcerf
mammy selector secured wooten lacroix minddoc sweeet maier mobility sudhakar julija malcolmx kamal kakosja karim
preeti 0101dd kisa vlad123 fizika pangaea yfl.irf l123456 nanette description accountbloc octavio hardwareid tidbit
scripts 287hf71h mrmagoo romanenko mkvdari mdmaiwa3 msinfo osipov timt42 ybrbnf_25 nurjan gfccgjhn svetasveta havvoc
123321az losbravo sanek thd1shr shash imaccess gxlmxbewym n8skfswa ufdibyjd bubluk 4060 6001 10078 14028 17098 50000
54354 78965 115511 119966 123592 123699 123978 124365 125690 137955 143000 144444 197200 198020 198800 199410 204060
224455 228822 316271 365214 382563 414243 441232 444888 483422 545645 665566 666444 687887 747200 789056 880888 887766
1010321 1233215 1346795 1512198 2022958 2121212 2525252 2797349 3816778 5556633 7085506 7506751 9124852 9556035
11119999 12457896 15975391 19372846 19380018 19822891 19855891 46466452 51502112 55495746 57699434 61808861 87062134
98766789 159357123 159951159 777555333 999666333 2468013579 dclxvi 1digital a8kd47v5 supercop stall enfant gentleman
ssbt8ae2 jackfrost doda99 whit chevyy christo1 henr 2500hd mould themis 000008 shinchan winder dimes peterm qwerty09
fiocco nitsua happie ibelieve mchale knopfler hanley parsley thecure1 horizon1 chucko walter34 buster88 fastest
wendigo platina fordfocus contro verymuch oldpussy bman 1bbbbbb 1eeeeeee easy1 zachar1 1xxxxxxx jasonj bob111 greese
arlen al123456 oompah scottb purdy achim 121ebay arzen goodjob shadow88 bigtim atep1 austin2 dragon98 1asdfghj coco12
bertone 123test 123boots1 tplate dav123 opal sss123 divad dietmar softcore hathaway camilla1 penfloor visigoth leet
bullnuts elixir mark13 singapur scotlan shadow14 samo matveev blue92 alia elfriede animal2000 carlos6 7imjfstw
9hmlpyjd 478jfszk merlin21 hambur jhereg algiers specter racism bung july1 refinnej nokia7070 jimbo69 imhome tobias1
crazyd lalit elves lozano deedlit nicks damsel lichking hubertus suspend pantyman moman newyorke vfhnsyjdf liza2009
1month abner abra adolphus bunyan 1rock 1bigdadd 1alex bombs 2balls romper 1sarah gable delite littleb plain breeder
5alive taproot malaria paolo1 pools 1packers hammer69 golfer11 1badger qwe1234 simbacat yodaddy thewolf lightbulb
inout liar ignite altman filles lilone arnol angelia buffs belt hoffmann xxxyyy 123321456654 decent currahee emanue
nicole3 holly2 truant pages aassaa paule peni dkjfghdk stork 1honda 1creativ a6pihd sd3utre7 chkdsk voice wrongway
sassy2 reiner torquay wunder demetri queenas8151 bigbri damian1 justforf mccool24 imani hedj2n4q ofclr278 dudder
macross7 johnnn forplay gilroy dotson jeff12 rosebudd twotone schwing wewiz jabroni1 dukeman angeleyes pipeutvj dorman
lamerz 2h0t4me wallstreet tiburo goodby gleb moores burundi tabletop richard9 acehigh bendis gorila billy5 bellybut
12345678i invernes medias conducto tooting method7 barrabas softball1 hooks voorhees moonstafa barabbas escort1 lgnu9d
mustaine calimer summer13 aerdna 1drummer albert12 tony12 indianer scanman panther6 demon6 tico byers cope petera
duramax sissi arsenii doss accobra scottsda brazen hymen poppi dukey dago erathia gera 44mag perth aaazzz adelheid
camel123 jackie69 n7td4bjl laurenc lukas1 peking loploprock markin issmall giveit josh12 richey gborv526 yaglasph
blessyou refer dsmith acer12 franzi mariette capo misterme bine checkm8 pussy6 connell 1qazwsxedc whynotme monteiro
cage dott akron 125wm auntjudy waltrip fica 1234567890987654321 blofeld barnacle marlins1 felici legs11 signin
trotters flyboy1 dudley1 akuma joxury8f 5speed fifa2010 gotime trim7gun today2 lark donaldduck buster123 brande
booyaka geral andrea12 capone1 1234567890qwerty barth rabbit66 feeds lomond abandon boolean monster9 hydepark opening
devil69 george13 azreal connecte montse matthew5 rushman jhrl0821 handily kosssss nightfal sixer3 phoenix9 anthony5
oslo armani1 kaufmann gemeni snowcat kissed flippe enlighte david21 elmer1 86chevyx f14tomcat relic 29palms koichi
mali melt 98xa29 ygfxbkgt adamson turbo911 pussy5 jimb svenska greyhawk keri volante christiaan girls69 anchorat
lovess lilli sanskrit ajax01 queens1 hanford gayman ending gimmesum bigtex eatmyass dogbert1 azimuth truegrit jeniffer
targa1 edward11 xenon1 totti q1w2e3r4t5y6u7i8o9p0 honda450 gigemags a112233 a159357 anna1982 sammons ghibli biedronka
dmitrij gresham 12345678w techn9ne shihan 6gcf636i primus1 playhouse gangster1 ash123 jerkin trabant guitarman rakas
sportage denver7 bogdanova chevy11 ghfgjh hesoyam1 asher nottingham morganstanley bobbyt amanda10 airbrush hubba
milburn charit freecell astronomy warp curlew pakalolo hockey4 vfrcbvjd bullard nevergiveup anupam chivas1 andrea99
minim arenas romanson nepenthe morefun bela gonchar madhatter le33px fredrau access88 eugenio impossib scrapp morelia
scratch1 hollywood1 stewar sacrific bmw750 aiden1 siffredi nantucke drew1 acme wiley1 kravchenko rochester darksta
sananton mary69 looking4 angel007 bubbl wear adama adamas bmw328 mother12 billa excaliber bandman hello101 mishra
sawtooth a1234a dawid1 bonn pistola theriver alfonse basket1 sophieh6 bluewave koketka seymur 123321qw borodin
felicita freder azizbek adios bankrupt 1arsenal birthday2 edcwsxqaz mark3434 sybase valmet backwood sunday1 molodec
larousse spawn7 nokia5200 taylorc deflep mamaliga kajlas wowlook1 manchester1 telus01 motel qqqaaa natasha123 casio1
sys64738 alex1974 nostradamus trish1 newborn al1716 654321z epervier afrodite poopypan recon7 skydive1 bokser jawbreak
penchair kareta aldebaran akinfeev silkeborg pensacol g0dz1ll4 sanction jesuschris nn527hp dolla milkmaid terrell1
epsilon1 lillian1 crhbgrf maxsim cathryn felicidade ezequiel matrixx ekbnrf junaid amira polly123 number8 vaffanculo
botanik jhnjgtl12 arxangel malyshka barsic petshop fhrflbq 0123654789 alltheway zoltar maasikas sunsets solid1
59382113kevinp cachero resort password! karizma ashram tarragon mama1964 joshua0 part silverstone chaparra tetley
havok bums saraann pipeman numb 1chester reset1 massi monarchs asmodey sarahh zapidoo connor11 sane4ek journey1
9988776655 blue135 jnrhjqcz daggers 123vika ilford 1legend anna2002 tomb tsunami1 rolltide1 ybrbnjcbr portishead
free30 redcar27 footie moskwa cougars1 blackhorse petert ferrina cstock av626ss macedonia si711ne robles dtcyeirf
1234567890p picture1 column cartagen volodia folgore alex1975 katemoss alegna burzum alex1981 digitex fktrcttdf
yfxfkmybr evropa 123654789a sasha777 alena1 leshka glasha ytpyf. bloody1 ancona ander haustool cbljhjdf alex1971
134679a northside skyeseth alex97 frontosa andress diamond4 luansantana blooming scudder rondo tima fredonia anya
valeria1 corrigan jawa350 contrasena elmwood qwe123qwe123 change12 yellow3 cubana ofcourse romance1 genesis2
fuckthemall dilara alina1995 lubimaya lisica cardss happyness weasels paranoya hifive vbitkm vinicius alley1
charleston titania alli boing747 allies parliame hunglow lando bossss women1 ufkjxrf mamada patient pookster parapet
1hardon shavon adrianna1 painters ferrero lore stargirl marist pennydog onlyone1 amanda123 ashley123 satyam green45
fucking1 festiva buldozer axiom slender pheonix1 amigas negrita meduza heavymetal bobrov ashraf sargsyan 1flowers
april15 laura2 ifoptfcor miyvarxar lovable anahit anais truelov flavi varsha dekal stimorol potapova anatoli lubimka
fylhsq cathrine dorcas carro mazepa 147258369a qw12345 andrew99 fargus halle clarkkent andrey1 gjkzrjdf betmen
yfeiybrb bumhole luvbekki sparky01 holcomb derren jakes amberdog persona1 multiscan beloved1 hotbitch advert varela
dannyd truskawka angel17 sascha1 eatmeat v00d00 tagada anil yoshiko anime123 sanna outpost antonioj flyvholm fhutynbyf
berner aaa123456 sone4ka donkeykong gtnhjpfdjlcr gowron hurryup into lovepuss susan69 sexy22 owns avtoritet antonia1
conny ninjutsu red100 dima777 mansikka modem1 odt4p6sv8 zxcvbn123456 gjpbnbd imac apache64 aessedai aperture sultry
monitor2 totenkopf dogphil3650 chicago5 fine1 arabian putangina love15 tony45 babyphat artful jason11 hanibal dontgotm
undone veruca vehxbr arjuna arkasha pouch asslicke philippines cantina wideopen chitra run4fun molecule unseen barsch
hakuna davinchi zxcasd123 scrapland methanol bmw328i frog1 spiderman3 phezc419hv imelda reviewer blass werty123
lassiter comicbooks 64chevy astonv zcxfcnkbdfz perrine 1video borealis a333444 zsecyus56 awake bigbone booboo11 d50gnn
rjirf 4815162342q zzaaqq thuglove rkelly badder leto bear13 recess baer raptor22 bltynbabrfwbz pest poacher medtech
baba123 vaz2114 1explore robbob america2 ricci masterba baja bmw528 nelly1 greenlan chopsuey kokot balance1 pussy4
moondog1 moise meeko bard flynavy hayman cotton1 layla1 katuha destiny2 happy6 ironfish tracey1 jasmine7 betrayal
mcgrady ballroom geetha kronik chitty oneputt humpin stonehenge lazer1 munchy zacharia pedal bananas1 flute1 brille
1frank punto warhammer40k tnt123 boxman hemingwa cjymrf hello23 cobra12 jordan45 furnace canto generale mine11 march17
killer77 williamj jimbo2 letterma war123 olson steroid peanut11 seamless rugbyman plywood dany franco1 kriss execute
xanth angeldog potters hatrick shenmue grandam1 layer rosehill tucke parson zackery 1cricket fences swift1 kinglear
cessna172 calla baroque gbpltw123 shadowman rstlne mockba olga1976 pd25 bowie1 myhoney guadalupe 1bastard baseball7
cottage1 homerun1 bleu spike2 greenda monkeybutt farts jays syndicate something1 craiger passwordstandard pierre1
dorothee bastogne brandon3 iamgreat 358hkyp overflow siddis coffee2 marcia1 chancy fairchil hits batmonh doody wildon
batteries tom204 vonnie exciter sundog gti16v ottom rataros tonchin joesph chicken0 missys dell11 bodhi maprchem56458
magnit paswoord leedsuni dance123 bballs ppppppp1 1kkkkk 1lllll city1 mmmmmmm1 nnnnnnn1 elessar bobo123 user123
bobolink gandalf0 beckys 1giants udders freezing chappie maddawg hextall amiga500 hotcunt scubas diet further infotech
moose69 motoxxx righty gundam00 speck bermuda1 tylerd maersk vending blight camelo backd00r cheyenne1 1king drumming
tgbxtcrbq lovezp1314 buster69 twistys whatluck riptide1 kalo playgrou construction tangsoo brewery thanku ortezza
killas beatbox slutfuck ostsee beatme kiddo corp momoney1 eager fractals polkadot prince11 seemee milner bigtitty form
kimberley slavery optimus1 iluvu pickens london01 steamboat emely comfort1 sammy11 brianc litebeer hampster smalldog
realsex romann cartman2 blasted jeep99 sunburst engels toby12 mugen albertjr 0101198 wantsex egoiste pjkeirf maddog69
object belinda1 omni elvir gammon emma01 awesome2 maximu thicker stoked cosmodog bijoux falls beltran ben1234 pooped
fatmike mamadou benwin michou bend medicus justine1 bendix morphius biplane goodbye1 brillian kirbys wrote snaggle
kenji lankford pr1ncess glass1 laotzu nuaddn9561 benner metalhead mamapap jollymon field1 janets trompete matchbox20
rambo2 benzene bozo123 lifestyl bobi pachanga drool buzzword bugg gfhfpbn adaptec halloo roslyn grenoble mariana1
green420 spring00 help123 vitalik1 papas gavrilov 123qwe1 steve22 dermot indig cody11 cassie12 underhil fireplug
bobcat12 overcome bruce123 knowles poole g1234567 usmc1 rust brianw lokomoti pegas nightwis sleddog red333 jamesm
onizuka melony scooby11 brody1 noir obvious1 kelton basura policeman jamese bautista zzzz1 bicep emporium kolort
chevy3 1nascar patriots1 chrisrey padawan eather pinky123 stud69 thc420 golf1234 girl1 fucktoy pinkfl loreli bigbubba
2letmein ilikepussy godsgift june14 chevy69 technica dummer flinders bouvier elway07 james6 bige liljoe gravedig
jakeyboy longboard highspee saralee jaded 12inches grizzlie hockey69 biggums leghorn bigjake tomtom1 goskins jekyll
gaffney mackin monkey9 nigger123 lilmike snappy1 bigo gomango mantaray whitehea push ray123 redhawks newcomer
hondas2000 steve12 dickster ruddy skinny1 sunburn cumshot1 bonkers1 doors1 convair kyjelly flabby ford11 throatfuck
imladris himmler hiker mcnair 85bears hots waiter 12play partner1 july21 nibiru communit mitzi1 alucard1 latham bantha
jackoff1 madnes clitty spider10 cabledog figa eagleman tidwell peggie drachen lzhan16889 tight1 ladeda chest bitten
igor1994 unison champ123 brooksie frogman1 lasse bubbaman august22 passsword noodle1 stang50 coco11 brennan1 1cherry
magic7 twinturb pamplona tangos claws pasture sling boycott baseball11 welcomes scc1975 nailed krille cunt1 harumi
douchebag fuhrer rossigno nuggets1 youngman blazing billly clothing doggy123 craigs krakatoa snowstor church1 orange11
chester3 motdepass zymurgy leyton harryp bloomers wisper dale3 equine selecta fatman1 humans fuckuall mamasboy zaire
purple69 shopping1 delta7 moon69 blue24 miyuki juvis123 noremac icewater damiano blurry joshua99 imagination viper01
dood ramman apeshit crimea kenpo1 shit12 007000 richard8 lompoc estes urbana irene1 quad mcclure freedom8 nephew
coppers flash2 carrot1 2big4u 5nizza latenite 789456123a imperia bubba11 pasha1 nikolaevna nokia6131 evenpar hoosier1
kwiatuszek gtnhjczy fjdksl inter1 nokia6500 spuddy kiba1z vova1994 chicony english1 bondra12 meatwad fatfree congas
sambora foreign stonie busta ohmy fahayek boobs69 snack write piper2 pimphard cootie belluno booty69 boochie green4
bobcat1 wintermu rjnjatq iberia born j0shua beckham23 delerium 1rabbit caseyboy sleazy redsox20 justice2 debbi
venomous scorpius boundary edit gondola stabbin toybox fight1 denn va2001 ladylove sniffles eintritt lanesra navyman
slang ascent jessica3 vanhorn platinu cookbook darb storm7 bradbury kanmax1994 thunder0 gundog pallina duck1 roach1
cubby1 holde isbest taylor9 reeper hammer11 compaq123 fourx4 hockey9 7mary3 busines socorro wagoneer danniash markham
david11 infidel shockey caring hammer12 burlpony ram123 platonic nels0n angel77 sarcasm kenseth hassel max1998
science1 lawn cabin1 ox3ford platini sparkle1 service321 christi1 brunob bot2010 retter cooper11 iraffert guillermo
hammie gnasher cleaners wooody tiedomi sveiks wifey1 yams7 johnna flipoff snazzy abc123a janie dave55 1christi pothole
man1 jack5225 vwpassat burltree mornings cosmo123 thomas21 tonto1 jaden 1snoopy pocus caveat subzero1 julias sanson
oaktown rodder bullrun happyhap yasacrac discord coma greenhouse shampoo1 reiter qwerty32 tiziano candance coloring
twincam supermom easypass porkpie mannix undernet endeavor pablit wireman talavera tobasco rodeos vault karmann
shameles taylor11 chippie guthrie retrac brevard gamemaster bpgjldsgjldthnf cassis casting niagra dearborn strikers
effects xiaoyua123 writerspace passwd1 pantera6 tttttt99 manageme hornets1 sosexy ciccione regal1 emokid chaika
jumpshot aekdb sharper clockwor starrs katiebug chills pincher reynald guybrush music101 tabaco fleur maxcat ewing33
control2 toadman trixie1 marmalade beerss arsenal0 jasmine3 speedy2 kamaz clancy1 janne cooper2 deuce22 th0mas
zpflhjn1 jimbob1 hunden claw 1rocket elbert confetti coorslit 12monkeys slavko matrix123 helens earlgrey shabazz
wildchil throne countess anthro coven marzipan coyote1 sofaking 1crystal gfhfvgfvgfv eetfuk mouse2 gonzo123 standing
solus beagle1 klepto craig123 cutlass1 cram jimbo123 flappy sign milliona sactown 1horse kryptonite rocksta creativ1
darksun saved wisteria mustang67 scene sanjos 69er 123456789j 08080 einstei sofi marcos1 repmvbx pass1wor queball
sparda fondle roy123 matthew0 hoyasaxa posse punchy worf waring gamgee methodma saladin lisaann holiness prince2
prisma damilola kolawole richard4 jesus4me lostboys rabies qwerty789 shadow10 marge1 samar atwood ghtlfntkm barabash
1lucky rugby8 triton1 cnfhsq kasia tigerfan oliver2 moparman cuddly izzard 9z5ve9rrcz rocker1 razer jackmeof mamma1
ringwood 1gandalf kahless splatt disable cathay tickled sexy21 rbhjxrf greta1 rustyboy mood fietsbel hitch one2one
dippy wales hotshot1 cynthi acheron ev700 gfg65h7 goldenboy d1d2d3 kgvebmqy vader123 slava2 gizmo2 falcon69 athene
xfhkbr scarlets dogman1 pfhbyf pongo1 dopamine laverda dumbfuck duke12 graphite pimper raque tigers2 dimo4ka fiveiron
wilber jade1 blowme2 mine69 katyusha green55 snoopy69 haileris dandelion jumbos 6846kg3r denis1988 topnotch skanky
spinners azerty12 jerbear assass1 prints intercom cheezit 1rainbow caritas brondby fifa2011 1q2345 pioli ashlynn
looking1 tyson123 kramit windward morrowin changeme1 gdansk lifeless darcy faber 123qw123 yukiko lexus300 12345abcd
jungle1 sword123 janus1 wetsex wharfrat bespin heavymet mountains soarer andiamo gfghbrf lfiekmrf paraiso 1q1q1q1
tlbyjhju d1234567 sony12 windows2 david4 rattlers hershe david10 palmer1 world123 superdav roth gruber 1golf anadrol
hauser dolore spartacus jan123 larkspur tashas mudbone blessings lexxus hippo1 is3yeusc dobie fearme qazxcdew cannon1
oakville nhfkbdfkb sugardog enigm nothanks 1996gta dwells kalleank 5678ytr ujhjl312 scanner1 fourstar whome ilike69
partyman star1234 kissa joshua19 steveh bricky kotova boss429 bdfysx notch ivan1985 canada12 kappaman chiro sahalin
fordgt demona den12345 deni gaudeamus satur vivia kolonka taganrog gash 1muffin stuffing soccer19 rosebush 1assword
ziffle hannah12 skyfir poker2 franke dimon95 lamb mailer danang zse4xdr5 guss kaizer ghjtrn qwertgfdsa pyramid7 uplink
prisca commandos sloeber fuckit1 qscwdv diapason dinamit drumandbass hanswurst yfcnzvjz dinky1 torito tulipan tsmith
dixon1 0147852 dlanor shavkat toppdogg flywheel xxxjay staples1 rockytop pewter mixers 7777777s maguire dupree marino1
fiend huskerdu sokol pilsbury fatbitch emma22 donatello tamada mesohorny doming gram mike99 suitcase kailayu kaka22
stuffed brasco mancha uaeuaeman donttell rifraf sergei1 industry wolley gunny1 surfer69 safado s0ccer gree tallest
iampurehaha2 dukenukem samatron pussykat trekbike stopper headhunter racerx1 schenker bounder semaj1 19851985p ptichka
muncho quarks ohlala rf6666 felixxxx mickey2 carpet1 buffal scooper 1falcon eagles12 shadowfax brandnew 102030q shocks
economist armastus granvill 134679q munkee elaman elena2010 maks2010 gerbera jones2 mamma123 qwer1209 dontforg wxcvb
kevin69 tdfyutkbjy surfe jkbvgbflf kolosov peterburg q1a1z1 qazxswedc123 footslav power666 river123 limits 456asd
hallo12 vlad1234 freedom0 kafedra hunny restore isaacs nastya2010 maremma floren jayhawk1 foster1 counte searock sierr
marque mexicali dead13 mathie stargat hesoyam123 invisibl morse green17 tupacshakur fyutk startre ghjcnjabkz decembre
pengui romantika qwertyuiop10 noon farrier racket cheetahs fatgirl playground position 1989cc shalo redsand 7777777z
hfcnfvfy assasins hollyy engine3 ginnie cvbn123 jpthjdf dune2000 nano zxcvb1234 grazia fevral 4rzp8ab7 waratsea
nokiadermo njhvjp borden michiko blankman a123654 walls abkbgg james22 nadano 1gateway hour colbert stinkyfinger
cuntfinger littlewhore 12step flashnet fletch1 ultra123 littlegirl bladez 123-123 blackmor frame1 busybee fuckyou8
schalke04 whalen sukkel pretoria tanushka schecter mike12345 turn larina heathen c00kie fuels jasmin1 groundho april21
falco02 karel basta jutta sexfreak homefree snowhite rouges igor1234 masturbate blackhat voivod butthea gbljhfcs
24gordon winam soni nicolas2 supras sextime gridiron helge losfix16 ilovecock red222 lill cartma qwsazx blue10 sanyco
mile turtl zwezda cjdthitycndj viper12 dewar homero rockbottom southwes haze glock40 gavaec 1s1h1e1f1 chinna mariami
shandi grafton condos fyfnjkmtdyf heidie gould enkidu dugan1 gintonic konnichi mohan glad plethora maestro1 alabaste
qazxswe uhtqneyu superhero guy123 tiger8 gusev 4077mash vergesse hooker1 1qayxsw2 jeffery1 jerrod sheikh kkk666 pele10
higgins1 terry123 toccata sexytime postie thespot troop pedrito home77 leia ferrara rambos kat123 syrup limbaugh
eybdthcbntn qazwsx11 fktrcfylhjd june26 ravshan slayers1 mobila tracy123 weezer1 kirpich greatwhi kompas formatters
espinosa irina123 metoyou melnikova saqartvelo veronda jessica6 kmdtyjr tautt1 jake5253 sewanee zimmerman vakantie
pill joaquim roanoke rapeme lovesick calender jossie traxdata flyfishi maktub outbreak tedbear ayi000 jordan18
maitland thebeatles madmax1 spurss mynewbots michaell zagadka cjfrf mandarinka thekiwi1 walera kbpjxrf villevalo
runfast mariupol likesit pornlo vishal soloma nfnmzyrf odinthor triada icam4usb completed vfif123 parts fancy1
netnwlnk iloveluc maniek luxury mashamasha adapters ravers webtvs 1matt bodiroga netsnip pchealth pngfilt 413276191q
lennon1 asdcxz protected savina performing corperfmonsy controller predators paulinka servis krimml 25563o trevoga
westin richi talonesi vova12345 fjnq8915 fylhtq95 dei008 saveliy neel21 wafer vladimir1 02551670 tony_t zavilov 4030
5001 6070 10020 15058 26058 54545 77879 109876 117711 123888 124536 125000 125267 135642 136900 141592 142500 145678
147456 159000 165432 196100 197010 197101 197700 198505 198520 199020 201980 223355 258046 311420 342500 420666 444111
500600 511647 543211 552255 552861 645202 777123 789512 888889 963214 1111112 1169900 1231230 1237654 1357924 1597535
2580258 6942987 8520456 8538622 8807031 9933162 12213443 12758698 13467985 15253545 15975312 19216811 19801982
19821983 19831985 19833891 19921993 19932916 24688642 24861793 31021364 31359092 36985214 55378008 56836803 76689295
112358132 123987456 147369258 147852963 213546879 794613258 824358553 987654123 1234562000 1346798520 shante deadmoin
6043dkf roast coon bigwaves 0080 gameplay gomes %e2%82%ac quintain lommerse centra spook1 reppep selur kpcofgs
jockstra porsche2 avalon11 jennyk commo nosredna swizzle chrisbl 4speed barbarossa madarchod time123 katoom bebeto
48n25rcc centric nounour merry1 1861brr captaink dubesor fried yawetag oglala kontiki 1sexsex rhfcyjzhcr kare monica01
lockedup bertie1 schnuff scuba10 bobbybob nitti karuna timexx v55555 1ffffff 1jjjjjj 1zzzzzz 1iiiiiii bigasses sorrel
****er luckystr olaf weihnachtsbau hoppie agate matic rufus2 1234567892000 fredric jamesa 1234567887654321 nikos
1abcdef jaxson andrew17 12345678d flippo spandau crackpot forced toshiro n0th1ng 1spanky 1asdfgh dino12 lucy11 erdfcv
mice basia spasm 133andre chingada purge liten clock1 10293847qp parks rmfidd a22222 goran z3cn2erv hazel5 hull wwjd
biene enhanced loveland maraca kiddie centro dasein maria3 8seconds beet crooks gage ansel diablo23 salsa1 ace111
anonymer maha lucy1 manutd1 tevion weetabix 2000jeep godless abagail malloy 1fish glock9 1sucks 1montana expired
1vader mobile1 oldno7 1rachel br1ttany gigantic lickme2 1tigers lamina leggy reiko 1august stigma 2wsx4rfv ogoshi
tampa1 girls4me 1irish james4 cqub6553 baldeagl andy2000 bboy dweeb piet josiew cabbages tani sexybeas truong kraft
icebear blueroom antonin ranger9 farber tremble gilead opinion peewee51 rockwood groin chello every mrmike bart316
zapato movies23 critter1 bg6njokf entrada benno auguste wetdog mollusk marky1 donking jzf7qf2e vkfwx046 ballad naumova
arrive cannelle 1angela molten none1 august29 happy8 aaa666 stupid12 1qwe2 trevon forsale love98 nsync 5gtgiaxm
odgez8j3 pqnr67w5 mazdamx5 macondo discman allana rapide 300zxtt 312mas kman debeers palace22 djctvm rfvbkm divin
scurvy bedbug squidly babyfac tdeir8b2 arab guitar69 brillo021 fincher meetoo skyman mickael tenorsax lupe brooze
providian alex1983 minfd supratt ukqmwhj6 dsobwick sassycat dmfxhkju 46and2 posh 2children bishkek combs somali hobnob
pudding1 pissword connolly letmeon howhigh juntas grow drone addpass kewell cause chancho holio kevinn whitecat
gautier okaykk marantz denali1 elaina snow123 spanners tanzen semtex spike69 jgtxzbhr newmoney purgator h9iymxmc
2ykn5ccf passpage mayflower noskcaj primas jambos mogli stickdaddy77 canno lorna1 yardman manoj harlot ebonee spacebal
abcd1 sanja crate sumter madrigal rolyat lopesk khongbiet pudder paigow speedster azzurro captain2 1therock anomie
slevin 1little bubbly sweetu70 defend blank1 geronim mickeys gkfdfybt zaqxsw123 muppet1 coffee11 pentable drakcap
123456789000 marinus havefun1 highest bob69 chicho hello11 123max stride facial1 megaton implant 014702580369 lynnette
birthday26 enron714 asad luanda jed1054 heydude samsam1 spotligh riordan timid wilbur1 flake tsalagi 76ers james10
dak001 mama777 saransk blue72 7654321a purcell shibainu pidoras cant georgia2 marimar orphan wholesale capri50 bayamon
honeydog bruise grisou aldrich martinet nutt ang238 bigrick maint 123qwaszx brutu 44e3ebda bernadette scary daishi
money100 spuds1 shwing asdfgh123456 guitare jayz dorene laser123 fall99 raunchy pyro slammin fila bahia honda01
greetings profits segovia 3bears teen1 appeal paul11 artefact stoppedb ronson daffyduck compass1 urgent veget jordan20
chevy01 aa123456789 mygal wasdwasd1 durdom assmonke alex74 masson tyrese saraht fozzy lvbnhbtdf joshua5 1cassie chica1
thomas0 spartan11 4seasons hockey14 kinsella stthomas aass vert toby22 syndicat greatman god666 jamesy m7n56xo honey12
five55 afghanistan jennan tremblay california1 furnitur necronomicon oligarh samuraix liudmila isdead esbjerg
abercrombie hollister1 bellamy asha araujo encounter aeneas ridder welcome01 folgers riggins showoff palevo antanta
angel20 rafaela tlaloc connard sexual1 calipso sslazio bri5kev6 lilac airborn1 matrim borracho 2vrd6 sungam olesica
alex111 usermane tubby1 serious1 mauric azure tocool stella12 c0l0rad0 bryana jyothi soho bacteria saraha dynamics
detective sport123 sayaka acumen moonshot rayner fatal1ty hyman venture1 appleby fooey moscow1 santana1 1234aa
litespee football123 open12 vfufpby retype adam01 sigge1 tony69 boogle deepika menards passat99 lemuel lawler csm101
adebayo adelante 1mercede alex15 junior13 brooms laketaho dartmouth cool-ca katter icebaby capitano adjuster
89032073168 daxter genetic monk3y vans ackbar economia hershil heather9 anthony8 adriane orange88 f1f2f3f4 fenomen
deisel howlin yfhrjnbrb andyboy qwer11 seatleon dimanche login1 schreibe apollo12 passover kristof happen rajah
outside1 fiero qazqaz123 beegees affe metlife amizade ghjuhfvbcn dfktyrb break1 obafgkm rfhfnt afrika2002 afroman
qqqqwwww tapestry myst agatka ctrhtnyj zipdrive motaro agathe patino seemann alex1982 kneecap zontik sluggy ganges
parlay schloss sagittarius bobo1 preludes aguil profil titan2 bomberman alex1976 1albert youth yokosuka commercial
mami victory7 bertuzzi mundell daniel6 golive fishpond zse45rdx 1234554321a aigerim arson mortalkombat warspite
black10 ramir cessna1 operate bangalor harley03 hedge gineok jedi01 qweras akademia mishmash santan peacemaker cycle1
shaq34 artema mylover lucky4 dale33 tony22 arkady 1oliver trabajo akmaral nesterova calgary1 vtldtltd frxtgb askar
horosho candoo pfuflrf lloo999 artem1995 alex1998 h200svrm love3 abeille rynner prodojo bismilah fort guitar01 alton
animalsex raines alydar clermont bydand darkfire pa437tu alina2006 eleonor pujols mustek meiling chicago9 vernost
torres9 reza beyblade wlafiga stormbri balaton walstib badboyz ciccia alex1989 bagman atalanta legends1 emotions
karlito gemini12 lobzik minotavr sorokin 123qwerty123 al1916w palladin soccer6 papirus chanel5 alex88 fostex cucina
csyekmrf alex24 alexand1 lexa jitters lestat1 chicago3 colins burro gendalf 1carolin prelude9 san123 fgjcnjk proghouse
thegod sookie diesirae qwaszx11 flaquit happylife winston6 emergency victoriya potapov 1secret breeze1 alina2010
millan jackson9 ingres lickpussy obsessed cesa wasp rfcgthcrbq kellyj voshod lovebu rejoice tinchair money77 alina1998
alina1994 alina2011 gjgjxrf marco123 nata1980 poznan q1234q dinah divina anastacia contex 123456789zz pondus mama1970
kamakazi cookie123 aris arashi lkjhgfdsazx escaflowne sigma2 jarret mendoz default1 joselit systemofadown briane
june15 wahine sahar hijodeputa themack thunder6 alpha69 play2win bidule casita stunner1 porosenok nopasaran tontos
altec1 altezza 14ss88 andrew9 michell1 imaloser sara123 ihateyou1 wolfone qaz123wsx456 highway1 1speedy muchacha
awo8rx3wa8t xiomara dulce money1234 atlanti tallboy babyblu horndogg wpass vespucci nimrod1 samant amin rajput sodomy
toasters neverman soloy asem teamomuch devotee newblood kareena trace1 rmracing kizzie pornclub naumenko anabe chanel1
wer138 verbati tulpan nastyanastya sistem qazwsxc angelangel cinque avogadro angelz hoangen lambert1 stratus1 fengshui
bonaire forzaroma nurich superme andy76 chimp houghton jackiech express2 andrey1992 artem1992 rosenrot thugstools
lohotron pandemonium tubgtn thesun yelrah luton1 supafly 028526 foundation storey karenw kvartira angella tile redwin
cameron0 plhy6hql spieng diamond0 bk.irf infix violett songline doghead morale anitha czarny thegirl samsung9 nazaret
vigor destruction bringiton privet123 fynjyjdf quicksand gadina gaylor dfymrf arno fufnfrhbcnb annoy carino chinadol
anthony4 vjqvbh armyman henry5 eddie666 bodo babare nokiae51 008800 santa234 2boobs findus mogul lincoln7 fusilier
marcelin bacons roza bodybuil aquatic hyderabad wroclaw bazongaz eusebio pakistan1 pasion leonor geeque madalena
questor contax zxcvbnm123456789 f22raptor yggdrasi chris200 gulfstre mononoke arvind tootsie1 kovacs meditation mybabe
jas4an baby22 james13 latrobe deadsoul kalash privado aaaa1122 mallards 2278124q hjvfy lollol12 tray yelhsa elgordo
prevail lover123 rattrace azores alla98 birdbath impress egypt1 auger 34erdfcv darkseed nikolay9 azat bravada bujhm123
kasperok notgood queequeg 1vampire keats potvin cool22 nytimes buffon ikmvw103 irina1991 mudbug memem ashley19 ripley1
bailie booboo2 cookie13 love4eve baka street1 peyton18 longman thresher opusone steffan zxcvbnma chaplain hfpdjl
frasse grail melly rauchen ferre 1celtic masonic keating snot ball1 124c41 dagger1 gayguy ba25547 patito flyers99
cookie11 firedept heather7 walker2 lemmon splits bananana me2you dfhtybr puertori bryan123 warhorse ashes1 jaffa
patatina bangbros uptheass 37kazoo megan2 bearss fred20 muffin11 mykitty stepside smoke20 bouboule tram daystar
covingto warhamer niccolo rhtyltkm satchel1 chri barbaro oldfield tamar peter7 peppino moviebuf marder smile2 mostro
yamaha12 trips jabari expresso wartburg trill irnbru bakesale charlus bugger1 mattylad10 1barney lullaby chicc bocman
sekirarr hesse kerberos franky1 weave sweetpus jasmine9 conditio krysta lexington essential karloff bars cdtnf deeman
brace bleacher pimpman falcon3 dragonla nomi burmese brause sixflags dennie pitcher1 torock jeffrey4 catchme spangle
preppy dakota99 shakers basse motzart turner1 patat freakboy tuller hofner amman killerman bjork darknite magic69
robin2 heehaw ilovelucy grocery mildew gothic1 gallen radiant bordello britania preserve triston tommyy bayard kablam
bayou baytown burrito1 kilowatt dedham wallie momanddad megan123 tiger23 stjohns twenty2 pass111 paramount leedsu
badmofo breakdance process1 1dakota sturm blockbus david9 kiersten court1 july27 vaduz chessmas spittle brett123
bigboy11 evbukb coin potsmoke nodnarb blademan tafkap eric99 blackwoo 1qaz0okm notepad bueller lauren12 colts18
camneely ooicu812 chispa theband money21 orion3 wspanic esthe blome stars2 woodchuc yomama1 airways parker01 militar
keksa2 clk430 dog2 jackfros sight andrew23 beardog1 clitring osasuna curtains 1newlife codered1 cocotte sexstuff
ludvig peck welcome4 tigre1 ashley24 cathie singles lokit newyork2 smitten godown figvam hoppel michal1 sunshin1 plaza
bisous petty43 tanelorn expos snatch1 manteca lunacy luckyy ribs roleplay kips upskirt pecan alcoholi john10 whassup
innate hecto isgod sharipov jordan9 algore orion123 suomi gandalf7 institut lilacs svoloch bell1 bellini runne much
07078 vijaya under1 breadfan mitsou pablo123 roseline fourkids robot1 deebee ramire santini coal sperme virgos vgfun2
palermo1 spider7 sunny2 ships 9hotpoin lovinit carpe cinemax penguin8 asshole123 santana5 satisfaction oakdale kkkddd
faucet europ rooney10 latinus lexusis bultaco ahjkjdf telescop kobayash cfiekmrf berger1 artcast2 bigbull kelse berni
monrovia technik trafalga bink butane bigberth fuesse quartz1 firegod kiss123 lise biafra flopsy moorea eric11 danno
gullit better1 buttss thebus raven13 rockstar1 gfhjkm777 drones robben crazyj deadfish ragtime fitzgera kl?benhavn
biggame enigma2 quackers chiphi magichat lightspe bruiser1 kenneth2 thinline blue30 innova blackboo shara goodstuff
gopinath bosslady chimaira connelly snooch chinnu sataniv1993 joshua10 fourty fortran symantec turntabl intrude
hobbes12 bieber 1234567890d peruan farmland 88mike rugby123 coffee12 iambigal brentwoo bigdon nipples1 l12345 boating1
kingshit magical1 dogleg bigmax doodlebu teenfuck justme1 shatter pimpjuic macdad ow8jtcs8t countryb needajob chelsea5
angus123 tuscany chris5 vanburen pokerman prevert delta5 sexy4me smokewee sassys cumhard bigfoo solana threee
cheeseburger debra1 darvin jazz1234 surfboard bigkev kipper1 berlingo cherrypi gmac chicklet maximize jagr livefree
sexpics sheldon1 fubar123 vannasx violentj brenda69 xtr451 panther8 bigrig bigsam acuracl wazoo pureevil stuffs
pimpin69 cherry12 love5683 happytim cbljhtyrj brownn adapter burton12 crystal0 raindog miller01 dukenuke amex sindhu
stillers sanchin phoenix0 password22 willee shemp derrek grump passssap blanks analysis jenson quail forgetme
boredboi4u yyyy1 warrior3 mankind1 cunthole sawadee decline fagget coralie boobies2 kotton cavalla tine onelov albatro
snakebit michael123 1hotdog linette heresy daniel9 pabst dgoins warman blowj bisquit bloodred rideme hardc0re justonce
porol777 ethics jkelly rockhopper silver77 samba1 supercat drew11 patch123 nabisco patten hpvteb cubsfan worldnet
chaser1 hotchkis packers2 kalamazoo scully1 blaat 1panties likeme max1 nickers plastik thorne lowers martijn wrapper
nosmas talk87 madinina manning18 regency montblanc roadrage hitme 1yamaha tinroof aaaassss abuela stoner1 elephant1
kociak regula corpus jamesdea glowworm bluedevil explorer1 changa k.ljxrf 1brian poes mingle caleb123 bliss1 chevalier
tolkien1 blackb coolbree catapult sonoio cosimo chunks takeme bobby18 hijinx chech sunse nicole01 hilliard keepsake
riogrand chamberl bluedog1 musiclover yacht libertin anamika blues2 mike2000 kd5396b ween blumpkin joliet frankly
grappa exceed april14 fiver hard69 nbhtqa bigsmall clove hamada 1friday suck1 lovelady godsend elsie tarmac mikey2
mamiya bonker digital2 b26354 logout good4me redsox19 killit hammer01 bobjones krypton1 gbkbuhbv nothere folio
fulhamfc carreras not4u2c wert12 sadomaso banaan123 henrie 789qwe boilerma indien cyklone dipascuc red666 water12
lisbeth hiheels ohotnik slickone otherside casper123 countr timer thefly nitros hornys mikejone boodie dragon4 pumba
sexxybj 2dumb2live wu9942 booking fetus ladder1 omnislash hakaone sketchy lotto redsox99 delta88 12qwer amberly
redsox12 popart diploma minutes corcoran conklin ipvteb gogolf spare delonge ganibal founder boyfriend yannis adkins
death6 antiflag brianp adroit catrina equate killer00 ralliart frodo2 yanni bigtee landscape fzr600 brandon8 halsted
brea recife parkhead braun fodder bravo7 lorie dizzle chart kamikazi breakout cowboys0 hotdog12 boofer simferopol
jeebus juanpabl jeremi subscriber 002200 black5 crossman usmc01 april9 monkey14 evan1 silverch glock45 toluca 4nick8
praline chuluthu salom reisen pookie11 shazaam freeway1 mountie helga brogan burrfoot malacon boise elway1 free12
krakow summer02 bronwyn brood demetriu orosie1 radio123 chris33 reid feeney raven11 ridered goniners kyle123 dragstar
randle chloes landau kareltje q12we3 willyboy burned cagiva jackie01 bugssgub kendo animes fires rawr orange6 midiland
ford50 money3 manara charlize budster 671fsa75yt 1harry buffy1ma hunt0802 pizzle welcome0 constantin tremendo kessel
22tango king11 hfpldfnhb passin farina bushwack dimitry pene jblpro a1s2d3f4g5h6 mahina cbhtqa bvlgari lately masque
fortknox tanyshka chris999 corsair1 papier sleeps yolande prunes zipcode camster kazuya monoxide tamera cia123 cochino
spinnake brave1 skyclad yamada karolin jamesl chuvak lafleur eddie2 2hot4you jaytee ogden advice testament guano howl
canter revel gogetter canario murciela yoda123 startrek1 cody123 newto zemanova pa55wd playboy6 minnesota_hp washingto
intubate marocas caution1 coupon catania mendes mko09ijn pineapple1 glacius tomatoe rehman samfox moo123 bulldozer
rachell pippolo olemiss1 livid not4u2no squat strongbo nathalia zorro123 wham miah reggie31 tree123 conno peugeo
lickin zola enolagay gfgfif youngs tort celos1 silence1 bigtuna leftie cfdbyf chinga mythic allard newlife2 iloveyou11
shanta quell chuckd cx18ka wrist charliem collect1 tony44 amoroso parachute lovegame pfizer madman1 princesit jinxed
gulla ashcroft stepashka chernov alto bellend beano002 mainstre paolit woking united99 chinni fanclub yjhbkmcr cartmen
hideki draco1 a1s2d3f ilikeporn matsui gawain antichrist jesica unicron spammm elenor nikkita select1 l0nd0n 1cooper
fun4all cassell jenelle g0away yeti rcfhlfc colin123 typhon command2 jacobson 1escobar2 koontz asguard atease babybo
sasha1993 tigger3 shivers fucker12 lukas123 harsingh sooty1 kangol tachyon tama winner69 hooters6 scott11 mrmojo
coastie branford arminia rattrap fender12 potte jedimaster nantucket digits steam181 steamforums rhonda1 loveline
adidas69 unions 420smoke cressida topanga lovehurt toreador hellbound gimpy matrixxx jhonny cronus percussion space199
gwendoli thoth thor99 jacuzzi fannies flowing abiodun destinee kracker bassey shockwav sweaty wcrfxtvgbjy asdflkj
tigger13 dylan2 iloveyou12 cnfnbcnbrf 122333444455555 makenna norwalk 2401pedro polkilo montage tileman macbook
sexiness kudos4ever disarm 1linda marillion cunningh phelge 69pussy latching nastya123 cuyahoga poopo regine sydnee
digler pippo1 ludic summer22 just4u lovejone e12345 ruiz valent network2 vfvf12 erxtgb kreker vladimirovna rank
ousooner jackson6 sweet666 jlettier ruffin bodean 55555r wolve delfino favorite4 defect yoshi1 legshow llbean rampart
donke sakic ichwill 111222333444555 djtiesto s1s2s3s4 whatis 132forever ddd123 tgkbxfgy indonesi dddsss lfybkjd mmxxmm
dr8350 blunder shit1 davidt dreame watchout march23 moms socool assert lachesis 1time dame 1-oct imissu lol1 wrinkle
zippos cumquat temujin tubular babo joanne1 silver22 opelgt irelan divine1 popcor buhjvfybz ecosse tiger5 oldskool
daniel7 lilmama marmaris porno2 daniel5 kevin11 tart pokemon00 savannah1 dracula1 cerebro hektor ilovemyfamily
julemand kingman dannym88 roos mello1 bigelow welcome5 indiana7 sou812 microbe 770129ji drongo cheats jilly remmus
kevinr dave01 dasha2010 lakers08 escrima empire11 teamlosi fredie deadmau5 tiger21 fernie 1andonly lbvekmrf racer2
michaeljackson humanity prorok starfleet sarah7 2legit firdaus padrino david777 emilyann teal philou success2 call06
squad51 dresser 6yhn7ujm epstein jaguarxj passit corone peugeot406 dewars decibel gocart kornet euclid90 barmalei
poiuyt1 myturn elites baldeagle glenny gerasimova chances werken stainless demoman grinding copernic munson15 xxx12345
jack2000 jokerjoker matthew6 kcid ironcity patti1 1mmmmm 123llll domovoy dylandog donaldo robotic phoenix5 middleto
lena12 hatebree consulta dadd difference cumberla aquariu sulaco mazdarx frontline corine ifiksr sarmat spam69 stupor
sapo doom12 jeffhardy liziko clave yeahright corkie werule elric1 freude dragonage valmont denis1984 marial dessar
hockey13 robert8 ukrnet federer depp donn server1 ummagumma lozinka ginette recipe osito rfpfyjdf chanc thomasd curiva
exorcist fuckmylife misha1111 vfhbyfvfhbyf qwaszxedc lollol123 duce evh5150 onetwo12 cecilia1 howies yeababy insulin
oleg1996 mushrooms dianochka roma1990 folly biggus duper sito hokuto digi sharlene nargiza masiania diman 1234567890o
qwertyuiop12345 trfnthby 1qa2ws3ed4rf5tg savchenko fenomeno krystle freyja tabby1 gfdkjd ditty weeks zion homyak kacie
vbhjh123 chipmonk winter2 federov sig229 iluvme nirvana9 pfqxtyjr doohan doogie1 cobbler koalas castill dragon05
ilkaev pitboss vaz21074 qwerty4 newpassw happy13 yuitre12 partridg dragon19 ilovetits tybalt jacklyn april24 pallet
al1916 fliper qscesz ervin thatguy marisela scrapy 111lox fleabag fromvermine selhurst phase2 utrecht topshelf
nyyankees sympathy supert gfitymrf hanako dylans blackdra fire13 kevind poekie trunks1 snowden thedream penman
trrim777 nicolette bdr529 hornier scatter sasha2011 quadra lindac time2go qwerty999 ruffus rbgtkjd yodude power5
pumpk1n frost1996 penhorse netpass woodfish kita lainth88 minority dutchie am4h39d8nh jackme kki177hk orion7 sanders2
koblenz opelagila flhrci madmax11 thecount widespread bigjuggs rfntyf bhecbr quixotic cranston olesja tusk gibso
lovedick 03038 prive websolutionssu nosliw ratiug el345612 adonis1 amadeusptfcor jacopo kuolema win123 makavel
julie123 babochka pimp1 jasmi souths djkxbwf muffinman qwertasd ninja123 luthor qwerty100 studen spinne misiek1
uthvfybz pimaou silver01 martin01 vfrfhjd macross1 lazarev starwood yamahar good4now cleary gerar wretched ladle fotze
frown dogs1 qazsew bibigon honey69 qwerty8 fallengun lindam phalanx falloutboy uhfdbwfgf fanatik hawai london123
kelli1 1inside l1750sq canalc testdrive harsha surrende fatboy1 kalender point1 glossy ueptkm tema1234 eriksson toeman
kernow mongini rfvbkf killerbee sirius1 nfkbcvfy cbarkley justlook filmstar gruppa happyface mayo icequeen presidente
fest fkrjujkbr kkkkkkk1 9085603566 stocker bumsen spritzer nissen filatova minicooper houser sony1 mister2 rush211
baggio10 littlefuck littleminge guitar11 tommycat fitnes mike31 recluse smallvill lords byrjuybnj iubire scally visit
kershaw joseph11 oriana scholes nfhtkrf laptop1 musik stanisla myth racecar02 grass1 eight888 thepower ab12345 dead1
grossman punter12 waves1 sonja1 skiller kingrat zygote alondra walnuts isolde pills kevinh shannon2 engineering icebox
tiikeri moody1 mavis thering shrek frogss adalbert hanse kabuto jawbone fruitcake yjdbrjd jamaic grits stratcat sexybo
suckmy1k massive1 yoshio winter0 grapple miniclip skinnass shibuya smile4u grego money8 ilovedick niewiem gabriel12
mirand vikin gosha turga kisulya gomer1 galen onlin caiman manut soren medin gayathri ginger69 snowbal jayde alskdj
goducks stangs summer08 prostreet junior8 kemp gators96 maxie1 castle1 hoople screwu katie2 gbljhfc meister1 rosalia
carleton goodmorning maslova greatzyo herbie1 hacked1 threepio duke33 jamesg mickey69 sinnfein quiksilv lava geiger
mooser sueann newspape ramina colucci mommy2 ollieb rami keyword sambo1 shant john77 zeratul gladbach bundle gromova
kiborg johansen jamesh lizzie1 zucker sb211st kennel love55 pukimak thesims3 katinka murena jahbless stormin miller12
trigger2 jasong cezanne sexy01 lida valerian repmvbyf trinity7 doctorwh sadman nine09 cometh tinkle volunteer
specialinsta sweet2 naumov tahira 111111w vthrehbq madara 123456789asd goahead brandon00 karolinka vfcmrf cthulhu1
drugs juancarlos jimmyz troutbum kalambur taison trillium tijuana msvcr71 neveraga nhfycajhvths rfnthbyf1988 lllooottt
lissalissa hollage kbpfdtnf .kzirf nthtvjr kravitz jimmyp 00000ty cdtnkzxjr trixi jack23 stockpor stumps fidodido
mcclain starbase harlequi nufc satcom jasonk switzer joshua11 mike007 nietzsche matt21 kimber1 superman12 makenzie
technical transits muneca theword willow01 phantom3 nymets1 sweeties jimmy6 nudegirl pangit tiara jocko green33
messages estrela julietta darthmaul rollrock curzon ksyusha kamelia2011 khalif yelena03 pundai leolion yfnecz vlada
klara tails o123456 rock69 5element luger qwertyu123 njkmrjz 123456rrr komarov dbrbyu vika1995 max2010 nastya1996
bond9007 passout metal123 nadya paraklast1974 maryjan shagg mdmgatew serjik lapo4ka michaelm begemotik sunbanna
yarddog serafima blade55 settings rhfvfnjhcr fairless jscript mailliw s12345678 webuivalidat advantage nataxa ja0000
tomass msorcloledbr phenmarr f56307 inetcfg nondriversig browseui sasha1994 mike1969 asdasd22 zaq!2wsx photowiz tanguy
freeclus aregdone 123456789qwer manifold wordz 20091989q nikita99 ojp123456 pivkoo zhipo v123456789 9085084232
lolkin09 sarvar bypop fm12mn12 vovan tu190022 8096468644q zverev 8090 9001 9007 14038 14058 18068 20038 20068 26028
29024 45632 65656 78791 108888 118801 118811 119955 123569 129834 132546 132613 135798 136666 136913 143333 153246
159630 197901 198305 198603 199308 199500 199508 200007 212325 231456 232222 233307 234561 235555 246801 248624 258012
266643 321671 400000 423956 432100 486255 523252 663366 666123 718293 741776 744637 773400 774477 776677 963210
1112223 1231233 1236798 1239056 1371280 1478523 1766734 2008200 2323232 2505198 3434245 4258195 4707570 4930321
5318008 5455555 5557940 6741314 8522003 9001668 9104587 9293709 9512369 11012566 11114444 11234567 12345656 13467982
13571113 14314314 15935746 19761977 19801984 19841989 19891959 36169544 45678912 51501984 55443322 67899876 78978978
88887777 91328378 98256518 102938475 123123789 123456321 159357852 212009164 1212312121 1928374655 jgjesq 0020
elena1971 hawkwood dnomyar sexaddict cool23 yocrack sissinit 123ewqasd kaytee dannii arsenal9 sexyred1 google10 rate
papo dknight loveall crust remmah maxsam freeuse dandelio spiller pmtgjnbl qcxdw8ry affirm dbm123dm reports 123joker
financia euroline leyden jimkirk ameritec topazz geoffre music11 baffle lilcrowe oldmans likesdick showit zhv84kv
charles0 bitter1 lechat prost sparkplu savoy 10121v timoteo q1w2 muie nobull diode mexican1 several juanjo lies
drafting 1shelly 1autopas autopas1 wwww1 1ggggggg tallen frozenfish morello nuggett haines yellow7 raide a13579
dranreb harish matrix19 12345672000 onetwothree boop4 house12 narf pimp13 tuesday2 tarrant stpiliot car12345 098poi
asdzx hiller 96328i henry12 14u2nv templar1 outbound zoro yasuhiro cataract erdna zsergn justinb wazzkaprivet aliev
ralf ouachita funone dabl1125 nollie eldest ezra sandburg cousins scorcher tahoes charless jeanmarc 1701ab monalis
debugger jason69 lewiston sysman kain cashin willer myemail inca canis jonass epatb1 weihnachtsbaum mrwhite socken
bayern1 19delta bernal adore agusta bowl36 1bigfish getinnow trav drako 1hawaii 1peaches 1vette chief123 1sierra theme
1kevin evil1 rounder 1winston sugar2 mopar440 dishwash artboy nonnahs captai 2wsxxsw2 illwill 1qwerty2 rasca djfpass
bashar xenia 1alexis userpass iman drumme llabtoof fired gangsters belind dawg69 n2deep pivo nosnibor oregano vital
safonova beaversx above andy22 yesyesye rowboat jabo hotstud hamdan taro skarlett fliege hamid venise yougotit gargle
aloevera jack2 khmer kurgn01 hzgg9umc tobyto ch3cooh ahab dmarink quasimod physic hpsalgay 5daxb anni frankzap
thesmith lupin oct2888 regime fossil1 benz12 fleetwood andrea2 2access stjude damasta floods fjysk762 vre2nc3z hearts1
tanager falcon5 fores 1beaver zwt2sbzl jacobb 1private chandos viglen 1212aa brannon sazd webby passtrader gateee
123dog norsemen runrig adumas oaken jjjj1 catman1 knute as5ffz17i yusuke cdgirls q4n2jdeh vmdnygfu merlin2 groggy
perron avdeev mcfly audit robertos bigboy40 packer4 kazman venger reece1 prosser admins gasper watchers lbnjgtmp mung
wedge1 e2fq7fzj alon sportsmen dallen dackel holywood sykes shipley fuckyour dogmatic final4 willson sharon12 jiffy
bumfuck hayden1 bowlin falcone nikey63 quicky mooo cindyl lada2110 allycat bruxelle alex26 babaji tvmarcia chiles
seattle7 super412 march21 3kings takecare logon 4teens peterd 152geczn farragut bikeboy tastee jammie frank51 golgotha
herc shantell pikey13 introubl chris198 eatpie antona lupo trickster eckerd toby11 kaye zlatan robinb shianne chester9
gypsum spiros joshua7 ryleigh adman donvito kravin ichiro51 groovin august19 zeek cooke animales sophie3 penile
niemtel test22 johnboy1 andrew69 mayurs wicke fickdich bruce69 mocajo apos jwest parisi ingri greekboy slutz billy69
legato asuka trieste fucka shumway mark77 naylor westies tomch blah1234 69stang mandms orange9 00948230 bondone
tr2amp25 bettyp dtrain yoman wamozart 8428ld spongy damp giampi orestes rjpkjdf arthur69 buffy44 chinatown wheeling
yolanda1 a1111111 greenwav 911rsr kazakhstan waylande mabuhay ppooii onspeed rational hornyme chuck2 gasanov deluca
97ford dakary olds autism vtr1000 foamy james8 teamase probegt optiques piffle prince55 sdh686drth allahuakbar pianino
argos deering rjhjdf777 sadie2 avenged anton1992 ford99 sutvsc5ysaa qaz26101778 bbb111 aaa333 revlon 123mmm jeremias
artemartem bailbond holton sexsites passwordd gurpreet aegean radial sanek123 porndog joshua123 flowers2 snares njqjnf
amicus pillage badgers1 march20 kamchatka jacobus goliat kalamata tejano splendor marylee 123abv babe1 goofy123 abadan
shadowrun annieb beeble fkmabz april4 onetwo3 bryony daniel69 bemine chuch cesare5 wsx123 mkjhfg bucket1 ramfan
wordpas duplex potolok turke likethis robe lachlan acidbath dallas88 tatarka 1homer abogado foxxx leclerc vtec tallis
lancelo lizar 66mustang progon chauncy lovecraft utythfk perkin merlin10 gyozo user1122 sunspot denis1987 killer9
derfla barata robert0 access10 fatcow samurai7 suleiman cabot vivian1 smoken mouloud silvergo akimova shazia forza
booge acolyte alex98 salamon moneta alastor maximill activex actuary rovert elsalvador adam21 nulife john21 outrider
fukoff ghostrecon lauretta necron99 gearsofwar football6 apple9 terranova ulrika dass chieftai mercede1 adelya dalia
bongtoke aspirant hotness granata yoda69 admin12 bunia3 lilo suka browneyes admira virtuoso admirer photoshop june23
laurita almonds gjdtkbntkm supercal dontdoit farooq babys advance1 catrin sicilian escola harry5 qqq777 panatha rfvtym
useful flux pucker aeroplane vaz2105 kfgecbr saretta knick laranja afhvfwtdn trans1 vovan_lt pfeffer fktrcfylhjdf
lunar2 ever alex86 canadiens cghfdjxybr narine kamilka lenina aishwarya taburetka andrey12 ghoster vthokies vbhjndjhtw
stroud alin serafin pichon rada hola123 aniolek agusti crm0624 hockey123 rjdfktdf dotnet kbkbxrf farouk alina12 gadfly
matt23 antoin sweetman aksana roma1995 newmedia rhbcnb esmith shashank maddog01 hyperlit swapna ovaltine bitch2 axle
mcitra diablo69 dogggy nabila ohyes ghbcnfd milker wonderbr uhjpysq purina bunnies1 fylhtq123 bullgod akimov barmen
zxcv4321 static1 ou81234 cbkmdf libra1 gipsy sasha13 chicken6 fanfare violin1 alan123 galan positano sanremo shippo
panther9 tibbar st123st forty1 blowjob69 savanah xtcnth wesker reglisse ferien12 1coffee fhbyjxrf nicolle zhongguo
prokuror cfymrf gorbunov pronin pfhfnecnhf peresvet aliona dfkmltvfh irkutsk pasword1 nhfrnjhbcn djkrjd love007
alena123 carisma podarok baster gznfxjr pride1 xtutdfhf toolkit dfkthbr troll1 problemas sapito alex06 alexsander
alex2009 kamakiri marsala host touareg cfnfyf revell ntktgepbr ronaldo99 z1x2c3v4b5n6m7 gaviota frosya micael palacio
ethereal heccrbq konoplya ghjgfufylf giotto numeric reddevils biolog buheirf alkash nokia5610 edifier fyfnjkmtdbx
pepsi12 duetto understand nyranger aspirina kemerovo alhimik nicole123 traitor montella peachfuz holdon great123
ucht36 lzlzdfcz alina2002 fifnfy prohor domodedovo ybrecz halfway danilova roseanne 222222a darkmage werrew nhfkzkz
lindalou ghjatccjh bulldog5 shortman diabolik google2 qqqqqqw splicer stoffel modaddy wapbbs_1 ghjnbdjcnjzybt 555aaa
bigguy1 secreta polla evander locutus1 elke vepsrfyn rockers grafix protozoa puissant access01 fynjy gorilla9
alternativa matthewd metalcore jordan10 dctvcjcfnm hannah22 homer22 amarok hightech cobra5 qwertyuiop12 blog gerri1
livia mumford tracksta dejesus ambulance calida hindustan kurama aminka ramin stiffie furelise kalifornia subspace
ammonia 02588520 amorcito orange01 nautica1 lovebaby dragonma sonnenschein magal katinas peggys energia ballsout
claudiu servette anand 06068 corporat king10 arsenal123 sapato hawkes levent anastasya ufkxjyjr gjlcnfdf balinor
sexkitten s9te949f mamou moderato bulldoze nemiroff asa123 andranik arachne nobody1 apacer tima123 jaroslav fktrcfylth
micaela andy01 stokecit aotearoa gkfnjy egor123 anka zxc123456 artemi yoshimi jasper2 phooey 1sugar anna12345 karol1
anxiety zasxcd rincess travka rebon angel8 angel18 dolphin6 forgetmenot proverb montero1 turnkey computer12
12345qazwsx francia gazette madison4 136611gt jen123 mcmaster crosby87 beatrix 1sluts belldandy kapriz sharpie1
dentman jaan astra334566 palamino bright1 diebitch demonio parkur margherita spartak1 martymar anubis1 00000000a
ghjnbdjufp malishi mando risky infalicall vicenza vacances pluck applejui ashlea trains1 appraise kungsan april27
marinaro hakim controll dracos aram ashole policia dodobird amoremi audubon qw3rty arenda birthday36 argus universidad
tinmouse vonsclan qwerty0 frazer laputa electronics caballero cheburek cloud69 polis chidori noser batten ximena
artem1994 artem1991 zxcvbnm1234 cunning tutti astronom scuba123 pratibha guitarist wapku1 navigation tijean ashat
uhtvkby17 matelot xxxwow pumps positron allah786 asdqwe12 bollock1 betito rfhvfyftd asuncion tempo1 angelfac myspace2
sharpy auxerre elevatio avinash zolushka2 24beers bulldog8 shel fabfour zorrope badd voodoo69 linear rattlesnake
nitrate sushis megafon77 ivette ahamay southwest baggy mariss jc05595 ballsy steer maveric1 yasmeen kojack hejsan123
guide1 hogfan moller akella balerina jetboy piledriv lampard8 flattop waster clapper adder wool sasha111 ball123
sonic593 smaller blowpop fantasm palani sombrero armchair haguenau kuken prolong bananaman peeler rugby9 santande
agustus chief2 anointed fuckstic smurfett realhard feast banjoman ditch makena calvin12 specialist bluntman graycat
rococo banzay reymysterio mudpie campo havanna espagne chases corrupt 04088 love10 satin1 working1 barca1 2hot4me
lazyboy huntin duval thegreat1 mibbes barf blarg chris6 bandar refugee sparky69 lena2011 minimax1 futball missydog
rocinant sonne1 barrett1 rosado inventor barrier 1turbo schnitzel barros lavern terrano blacke polimer beergood ubitch
smuggler oliver01 sixtysix bardot ganteng berna kyleregn eliezer daniel19 checkin q777777 kearney tigger22 faulty
baske baobab6 tedesco jackfrui marijane final1 tubbie 789456123q batcat eliane green42 bathgate thejam fatass1 tiger3
starcraft2 timothy2 underwea pinkyy battlestar laufen danziger shiner1 mccallum bearden bayley sregit rainforest
lifeis divine2 wwwooo1234 lilmac airjorda markers thunder12 lawsons jack13 beatles6 augie michaelp cincy vandread
politika bluebir gooding ken123 black6 bobby4 sargeant rekmubyf latte nursery kill123 bubba7 hello7 utmost furtado
go4broke david6 bbwlover goldtop skidmore crown1 lockup cnttcb brandy2 bill2455 ozwald weider golfer69 chipotle
atherton evanston musicbox cupcakes floyds binker picabo beachy versace1 codyboy ronster 50cents huck superj pass1821
benny2 beanies smooth15 greybear kelly12 alberta1 grudge anytimetoday sorpresa confess beastman password88 accounta
zrx1100 tanlines melod specialp butthea1 betsie machone f0cus1 klovn leather9 d41d8c rashley198 multisca lipid
assfucker beckham1 cloak kimba1 jeffbeck spider2 caladan overseas jeffers gunnison burford clickit yes123 bonanza1
enfuego woodbury gotribe1 jordan98 saloon figona weiss ev7000 shitman beeswax frost1 thenet shanee boba panther7
hangtime bellum nimajneb papote salgar belfour belladonna malo brune jareth murph1 wonderwa belong doubt enders
danechka amours lobster2 daddy3 xwing1 marrero dragonman shawns sveto4ka nadnerb tagman moneybags caddy1 libertas pook
heston assfuck1 trevino starwars123 footloos espoir boffin kalle123 garcia12 ledzep1 briang eddings prussia indurain
superbob beotch fiction9 beppe quarters hjcnbr eingang tigger7 clear1 lucky10 blcktrn mecano panthera beast11 moolah
liane bernie51 getitnow jesus01 nanner illicit radar123 noelia janel 11king saline calamar hosty berti ferrarif
hackaren stblow tatyo tater1 spazz spider8 cadmus beth69 sarah13 sheppy sony678 pete14 nikopol redtop goin powerof3
chesss poolboy marsbars gungrave grave1 123321i chevette scooby69 bojack ratliff metalhea twine myjdxtcxks bouboune
lumpkin firebir idontcar 4peace shiloh1 groan tennis01 develope ntktdbpjh1994 1ussy oilcan jonny123 krishna1 rover123
pelado gizzy biblioteka ghana boris2 philemon boots123 cooldog blackgir wiskers cooky doggod lcrastes zzztop goldone
daria keefer toothpic hertz mistycat voyager7 cloth snakeyes tnvols bigdik 38dd devante bigbug macy morph brian12
bigbud firewate nick1234-rem936 wetpuss bigcock1 emmarose jasona pumped reddick weeds duckbutt daniel00 1flyers
evenstar blocks bakerman lickpuss ishard 1booboo johnie chevvy mestre warrior6 tyra ravenlof altera minger hooray
kickbox donahue vegasman foulball tellurid ashley10 foods shawty futile falcon01 tyrone1 topside james19 smarter
slurpy crazy2 lovelace attack1 fries markis timmay cantstop feller 1nissan mossyoak conrad1 nicnac carrick summary
tamiya oliphant estreet home1 papasmur guesss hasbeen timdog timmys dandie fleshbot suckem hobbits yonder tense
nichelle winbig hawaiiguy garters transalp carper dimabilan spill daniel10 elevation sarita2 shatner titian cium
koufax32 privates jettas algerie ssnake connor12 william4 silkie 12string stauffer amoco brown2 freakin resin mudhen
choc faces redsox24 camry1 excel1 horsepower promo1 nadine1 miasma meetme laila binford colo gfhfyjqz extra330 reggio
1birdie tristin beast123 keegan1 samcat paramoun cheeser cardman hattori treech locksley maxmotives nina1 toolfan
seminar metal69 bitwise hockey33 thomas7 kook headroom katiee ozzmosis sloop tolkein cochrane purple3 dreadful
fireston catch2 serena1 moshe camilit blackdragon 96ford 2500aa dragon33 blunt1 need4speed irish88 tbird1 plugger
malaki blackwid soylent bacall leonardo1 snuggles1 nightshade 1234567j choppe babylon6 anal69 blaze420 jetboat 1accord
potpie bleed chard blur cassiope hogg oi812 blotter magicone polopo delta12 xbox chandle wolf123 hellhoun argon
japan10 collecto redsox3 blowhard knitting brunodog whodaman x002tp00 fishead soccer77 foxes radium lakes compac
raider12 sniff bluelight gaynor bundao scott3 vice redrobin j10e5d4 roaches cobra777 blueboys bluewate boomer12 jitter
cowdog awesome123 crystal7 strip4me 1trouble bandit11 m_roesel maclaren m123456789 wethepeople 111zzzzz beaulieu
nevins vett bobbobbo bobob boney bobo1234 blackpus bobo12 turbo6 duckpond narendra pimpdady wirenut iceman11 goose5
nji90okm theman22 puffdadd newmexico suck69 hubris moist frigate skagen rsturbo nikko1 bobsmith statistika cypress1
jethro1 others malaka1 netware1 resipsa sheer kutter desdemon timoshka bolat kulikova vinegar fujimo pippone vitamine
spears1 buckles wallace2 sex4free head1 renob hoskins mandog bonita1 zero000 happyhappy scooter5 chester8 bouche
camus1 pussy9 buggie boogyman kittykitty hortense portnoy open321 boomba chrisw cdtnkfy all4u9 valid corsano kantot
lopotok01 boosted shocker1 butttt nikki69 ruben1 iluvit shadow23 200190ru bubba8 bore hogans temp12 webpass volvos60
passive vlad2011 pagans princip boobear1 maccom norwest bobbyorr fynjy123 wolf100 boston11 yeahman swordsma mama22
zxcvbasdfg plokiju slipper1 hardwick pickwick bowling3 hagler wombats minkey boxster1 987654321g megama delila shazza
wolf13 kfgeirf prozak jourdan orange22 robert19 owen11 renrut puente vsythb knothead aikman8 nemesis2 philli chaddy
1junior shelby2 rock22 pinky2 goodlove choirboy vikes qwaser cocomo brasil1 stony vikings2 anastaci jimmypag welcome7
spitz amitech harley20 kenmore dvdcom vitalogy rfybreks trick1 visionar pussygal cheaters turtle2 kimmi nunya landman
august20 paul99 brinks magnoli olivier1 lackey imperato fire1234 april16 vehvfycr mypuppy bigjohn1 robust septiembr
cisco69 brothel jenkin robert23 h397pnvr logoff olin risky1 unified goteam hibernian robertr amazon1 rosebud7 wilson2
enrique1 ghislain compost salo build milfhunter ma123123123 priory samia xjy6721 natalie2 roykeane shire mamatata
crazyc mikie jackie2 bubbah hackedit duggan clause buck13 bronc godflesh pornog iamking dale38 buffa1 saul green15
nona q123123 gungadin steveg chinaski faithy storm12 toadfrog westover rabid automati squirtle cheezy burbon llebpmac
slavic camus burrell chikara durex plowboy imbue hormone wagner1 thepro letmein5 duder scale fastfun conner1 stinker1
seek reston syoung dugway rojo whole kafka1 catsss campus100 shamal nacho1 fire12 eldon rangerover mohamma skyblue1
canales roamer morgans lope logjam fifty5 capa broward ingenier ranger3 daddy69 capulet ford350 tiger00 energy12
march14 murphy11 lydia1 parasha nielson saxo tobbie pilote heather4 leones charisse carmina vergil colegiata lincol
smoothe carwash1 latrell eider bubblebox loquit stanhope wiseass nutsac 1qazxs enjoy1 earnest 1pumpkin phantom7
superpower dogdays u23456 silvan slagelse twothree dannyg bftest ballsdeep alphasig cccdemo fire123 claire2 august10
lth1108 1rusty goirish1 bxdumb rabbit69 travail chantal1 greenpea bergen09 petticoa classe ceilidh salter lucidity
manure centrum qaz321 chileno masked cexfhf 99ranger estoppel carter80 rustic unit herder fcgbhby gimmie sunitha
onslow menard cast flagpole nicole0 chisholm souschef cater riverat makalu publius dancin chez thomasj bmw540i nazi
signs kasi shoots stacker late iceman44 nicely vengeance chris100 chris24 cosette clearwat chumpy koolkat jamesjames
ckflrbq j1964 streams 18n28n24a coasters shergar nautical ringo123 reach tanita economy johnny12 halberd dillinge
divide fatb0y c00per cosenza sloboda mooman marion1 arsenal7 sunder need daimon ezmoney chesters aiden hugues patrick5
aikman08 robert4 elspeth roenick writer1 foxmulder jamjar scurlock dinkus icon 1sailor nalgene snarf allie1 cracky
henkie 1friend quique bandicoot death13 wiggy master4 jr1234 hillary1 rumba bloodlust shadow00 bambina yummies melany
cutoff freehold funnel grammar matthew4 itdoes mnemonic fubared dannys nikifor scubaman saavedra dtheyxbr shirle
letssee tamplier gorillas pelican1 fiction6 thwack onetwo34 gunsmith murphydo fallout1 spectre1 jabberwo tactics
redryder fights dean1 jesusgod kicking musical1 loppol josepha rebel12 organist toshka dangit archimed springsteen
wowsers peeing yamoon6 dangel miruvor79 falcon7 miatamx5 dogpile dfcz haruka birthday28 crowns sten georgio sinaloa
willy123 jumpup llabesab clique vicelord lenard hopper1 gerryber fiasco fre_ak8yj nahlik epson1 dumpy jergens
itsasecret takeout mountai1 wurst bongwater 1london fords heroine pepper14 rays dereks qweqw molar fordgt40 rfhfdfy
hallelujah hunnybun prank megamon tuffgong gymnast1 butter11 123xyi2 tatarstan oussama fianna technici schweden
throbber jacksons pilgrims tech1 deadzone kahlan dethklok xzsawq cybrthc buck01 qq123123 williams1 c32649135 flash33
spacejam holycrap daman1 tummybed nusrat daniel26 sevenn kingpins dima1991 macdog spencer5 usagi thecakeisalie slushy
sophie01 penny2 meesha magik jerry69 daddysgirl irondesk jasmine123 tomuch mosias98 esenin raleigh1 heady daisy3112
zootsuit rubyrose parallel vova1992 dave2 jeffry hardee letizia duty vfhfnbr 1986mets dilly enclave mafia1 boomer22
swifts edwards1 fyodor gemini13 montee eagles11 snafu2 cintaku mossman maks5843 lincoln2 acess gre69kik core2duo
ublhjgjybrf ashe daniel20 massim hardcor1 orochimaru hjlbntkb paradoks ghjuhfvvbcn doright bkmyeh figure8 freda fuckya
scamp1 ontheoutside louis123 moonwalk mercury2 amenra richelle lafrance detour hosers 5150vh sexking alomar wealthy
jahlove ringding apollo8 nefertit morrisey tailhook bujhmbujhm thedark meteoro felicia1 tinuviel istina lolz lgkp500
grandkids darling1 redhed dazzler chuckle jager1 plumpy vsajyjr vbhjckfd zcfvfzkexifz max1234 1dave loggins pangolin
marhaba latin1 dave22 salford fiscal escape1 fairbank grepw ernes desi yield soundwav greg78 sexmad elvis99 rooney1
chiefy pilsung dennis12 demolition logistics davin philos lavonne whizzer upiter bluejay1 kosta1 sustanon kyla tiptoe
medley marine21 nasa winsome dctvgbplf xxxp455w0rd5 lllllll1 ooooooo1 gammel devan 1jerry death2 qwertasdfgzxcvb
vegeta1 brigham maxxam mooose ilovetit illest debi doesit vallarta abby12 longjump littleguy magritte dilnoza
saltwater kokaine spore dream2 destiny7 dragonss klaipeda suckme1 scitra delights smellyfe reyes deutschl harley88
birthday27 embalm vfvekmrf kristie1 kelebek 99strenght denis2011 stalker2 popey 1stunner jessejames molars madlen
west1234 jeter1 judit silver69 green9 twentyon drstrang yannic jenna123 malinda civic97 rusty21 shineon cabins buyer
wonderwoman kanabis wert21 fktif6115 kakaha 54gv768 826248s leecher kinkysex geekboy 62vette scuba2 bunter ussy1
towser semmel dochenka fujiko nadja firebug snake12 starbug1 querida meester diggit parcel outland zsexdr hotty1 dalto
pcgamer dima3452 maksimov dima2011 dolphin5 kakdela p1nkb178 warranty pointblank dinochka mama1965 1scorpio dios
measure seitnap rfnz123 ghjatccbjyfk witchy gestalt eatadick discordi onward salsas cider jackhammer nasca helping
lamer1 sicher ether player21 soccer23 robert5 sirrom deadfred cornelis br5490 cntgfyjd ciara iloveyou22 1startre
jasper01 gromov melita nfhfctyrj wonderla cygnet berlin1945 starkey missions maxmax1 sort ramble novato felixcat
vbhjyjdf aksjdlasdakj89879 dominik1 tiger10 docter 0000aaaa pussylips polo99 lucious senorita waimea cjhjrbyf diamond8
criket terror1 valetudo geno monit junito doublej sup3rman tigr stryper papa12 101054yy rbceyz jehuty weiland kovaleva
pelham isdaman mandala percussi varken sallydog naruto010 1maddog sissy123 artanis thimble june1503 raptor01 poppers
mercy1 eamonn rs2000 23wkoa0fp78dk evgen sumsung yhnujm amerik lucer olga12 1488ss palacios triad 1sophie erkebulan
northpole marinamarina fdfyufhl balou gbgtnrf fifa mastert gille ershov reddead estefania hopping saki ibragimov
tenor1 radist albuquerq juliett timofeeva semperf grace2 carame jackpot3 champo lazareva ramse trev christoph reptymrf
nextgen guitarhero 50cen hellboun quinten evrika 00198 valiant1 nokian82 tortilla skytel fatima753357 clemen paloalt
segundo telegrap elemen bigbrother redhat50 longfell marijke lyrical cucciol tropico misti pascal1 firema redma pendej
faceman poirot 123qwa mirinda twats tiger77 bkmifn nthvbyfnjh2 algebra1 zugang falken luka samson12 allways pjkmabhz
leandra terrorist islamabad sixpence 6inches rockster bluegreen 205gti readynow thing1 itsme2 ilyas porridge lacrosse1
galleon sakina prolinea meloman osiri c7e4f8ezqh probably lead footsy 112233qq move stas1992 pina rasha lexus11
dkfcntkby justin2 zafhjdf rjkjrjkmxbr hcir pizarro turin maggie01 samura latexx 123vv123 farmhous gthcjyfk weyfvb
octobre jackass2 fusion1 duckhead filial star21 showbiz juanch jama regina1 jordan00 fghghgh fireice birthday133
dirtycunt jizzeater naughtya rebeka shamroc t66hks fisheye asdf0987 ryan12 parma passman irongoat satyr sultana
robert00 roses1 howareyo 1magic bebita forreal takefive reinhold w3e4r5t6 lovegirls powe polkan pomme foo123 ilovefee
wkmcpmn protecti mansfield rocket7 vaz21083 ardennes porsche8 my_pass wacko trek5200 klinger gamer123 goodnight
francis2 pinpon george123 sarakawa drawoh germano jake69 wilma1 jeannett ohiost freddo michiga cumin tour storm123
strosek freeky mama1 xcat_xca picaso sheetal satine sondheim love0 udinese gurken 6215mila6215 przemek girasole datho
marku tommy55 il2fw2 smd123 lizardki loh123 funker lutz seeing futbo seniseviyor maudit 5unshine quasi quinn1 adi7id5
traills jobsearch fitzgerald halt gaura garik bmvm3e46gtr howie1 galatasa miguel1 mail123 mary12 joshua23 girls2
bible1 market1 pinklady 1florida guardia nymph blackadder zkexifz dallas33 gary1 flirt ethan123 hamlet1 gauhar
newpass2 priroda girish koukla 2606642yra kgmtva capucine mahoomar iloveyou143 mastery shango schokk valentinka
varenik saipan poutana 111222a russi sandi1 shit1234 buttock maisuradze xsw2zaq1 uthfcbv 2008m2009 greger 123b321
babuin kensington maggie10 zaq12wsxcde3 kenn oskar123 shaka1 glue greg13 dufus goga oliver99 goodboy1 pinkys googly
publix koss qqq11 gq361hy grifon satisfy pageup mags shebadog inxs tucano diagonal john13 smeg fgjkbyfhbz grind1
whenever happiest letmein123 genius123 chinchilla hockey77 gvanca keener gates1 othello1 hhhh1 twain1 vfvfif suzie1
loli harvest1 rjhjyf shaunc 1q3e5t7u9o padova kaylynn roskilde hepburn herbert0 ratmir pol123456 proud hiroki latinos
juice5 astros1 kippy tariq murasaki hubcap scorp rowley pampa indi k9vvos0a masha2011 ronaldo123 soccer01 upland
iamawesome love4me eisbaer plushka katushka jokerman imbored rollers tropicana sergeevich logging diamond9 access16
sandy12 t1234567 autocar paycheck1 kissmy debaser rajendra cthdbc vfubcnh jamdown viole voronov blitzkrieg irairaa
ubvyfcnbrf bushmaster pilipenko kmdbwf mirumir pcmcia minarets hjvfirf1 lera2000 123456zzz thommy nathanae popochka
bardak kallis kalman decision brookes kelloggs jake13 kalyan mj2345 silver5 jhonatan mike33 puckhead ridgeway motera15
robb worldwide jammers timpani backhome candyfinger stayrude akvarium johan1 starscream patricia1 jasonh kimmer prolog
salvage onlygod deathblo b0hica johnjr lakerfan kevin7 boxsters june1 rommel1 angora jerry123 sachiko stephen2 lani
thesimpsons born2run maddi nouveau sigchi redbird1 padlock petrik quelle greatnes mariamar tomasz mascitti feeble
sexwax toshi todd12 gohogsgo aaa123aaa kurwa 210689n makcim dtybfvby keneand size spork nahtan icefire siddhart mst3k
rajkumar kiselev volodja rock1234 talented hammerhead katebush gznybwf surge kozanostra malysh maga loveme12 zadnica
vfieyz ohrana 1234567890l samy skotina mark10 marinochka minina sahtm069 bcnbyf polyakova maintenance raptors1 misia1
love12345 ljkkfh papa123 vfhmzyf carnaval vladivostok bigrod sale wxc123 zoey azsxdc123 larryg robert6 lavrik 1raiders
sqloledb adding yfcnhjtybt vitalik123 oink scooter3 gjhjlfcjqrb rustik leon123 natron cabeza matt22 nixon1 candyeater
jammygirl littleslut mocelot overmars carlsber makayla1 moeman 7samurai helpctr nexxus m1m2m3m4 love777321777 rellim
corratec sniper123 mjbnbna1 yoshimitsu superm cscomp max12345 masha2010 reddawn eventlog vfif1986 activation 1shark
wminet citbanna mutiny podiatry messina nicki1 192837465q beller okmnji vjkjnjr gfhfdjpbr mostafa luggage voronova
osipova 123456789aaa setting ieinfo5 poopie1 nfyz kopa1994 nastya1997 cnthdjxrf nurgul oksanka 4815162342lf nepbr2009
swetik vardann rahul123 rasul snh4life zalina w74156900 celt29 pfqwtd27121988 zxcvbn3215 serda sergey7 sssata tekkon
16fretb timote cnfc35762209 221133z hassagjs 4050 4080 9008 10088 14078 19038 20058 24048 26048 29038 29048 33669
89586 96385 113411 113456 114466 116211 123233 123478 123498 124563 125480 125896 127266 127576 134267 134652 135789
138500 147000 149200 157359 159654 172165 177777 179328 187420 196500 197506 197610 197802 198100 198510 198620 198707
198802 198803 198810 199004 199090 199404 199406 199520 199610 213456 222221 222223 226688 232123 246642 246969 286685
345123 358853 361619 369987 422119 444455 456963 495812 542678 551155 552233 565758 567432 636332 696977 699999 741369
776655 777007 787899 887788 888666 901234 907629 951623 997755 999555 1213456 1234556 1236951 1258963 1478965 1590753
1593575 2236345 2580147 2947251 4050328 6657684 7106189 9035768 9517883 12101492 12141618 12341231 12345543 12378945
12601196 15161718 15541632 19688691 19811983 19861987 19888891 22224444 22228888 22360679 33331111 33445566 41513042
45683968 56259090 66778899 71727374 74125896 78789898 91929394 123234345 123258789 147963258 222222000 383295502
451236789 741963852 789951123 987321654 1324354657 1994200414 2143658709 holt headspin 0040 erskine merlin7 effie
tdfqugl5 membe 123happy hahahah march10 geneseo yooper 66stang giucil robbieh smilie closter swivel copperco wsbadmin
randyb ramtough lindsay2 digby pernell marmo3 kassa1 ass904 bird333 spearman kg5698 percent pebbles2 brands blakeca
combos 1mother fox1 chapper lovesazz quartet hohner natalee bigbos farrar yllek infra nikol 1dddddd franway 1hhhhhhh
guppy1 buttboy carmen2 sensitiv easley ecnirp amc20277 namrepus adamss garp jimmi assess 12345677654321 arron jj9999
kekkut pornboy shkiper kitty7 bacchus1 chester123 ron123 firstaid canopus chantelle falkland hayashi incident schnucki
green13 lovers1 km83wa00 danton riverman ilikeike aaron2 fetisch mc6288 perrys paris75 amg921 carlos68 billyjo
blueprint 1531bs zcgihlke einstien omysut arden gotten trebor1 gismo1 serpent1 raritan calibre gus123 doorbell efrai
poochi monde emmaus jerr button1 wildfir alvarito caesars guerilla gooner01 vitebsk nordman cubs1 utyyflmtdyf alfetta
mite absolut1 attilio exciting busstop goodall atonal andrew00 lampshade lesya paulita 6y7u8i korgm1 asta andrew8
gameman 1badass 78ford 1casey coke1 redlover monchi tamu tatum alex55 haha1234 hamal luckyday zxcvbnmmnbvcxz code3
rocket01 1stephen merde1 genlee 1viking wsxcde recneps edisni 5seks7 1uuuuu 1hundred 1magneto vipper 1cock siva
monkey19 angel200 billy8 desig falcon21 sorbet fuckinti abakus jack55 climber1 lyons undergroun limeligh aral 123321l
bowles fink skidder baseball21 okk34125 sylviahans meijer castilla suckmydic spyros ajones addition pass23 shadwell
21952q bodensee goffer fubu05 amstrad pvhpx6 greenber kippax marinas lemont choccy callie1 altern tankman 0187541
aladino root138 m0ntlure allpro a1b2 debtfree redflag visiting nzceg251 pibzk431 zmpimeje boonedog allende accoun
wtsfjmi7 twinpeaks forlorn pimpdogg austin97 zippie herbi msujoe altamira katie12 mong1ni jokker bad1 schoen gfhjkmrf
lynch1 kyoto alesi whitlock asil caesa andrew21 brijam lucerne lbvfhbr sesso greencat berty bigballer bose rdq5ww4x
donita matthew10 bigboat randys zenden mech6666 fernwood omytvc15 astrolog monkman seltzer bittner bunner cgzfrhuf
acotec neggy boracay uxmdzi4o ashley22 andrewb angel66 lvd9341 bearboon dekcah civilization rustyw scrubber daphne1
rebbecca keiko aryan blackwell hann rmpop bigsmurf wwwxxx johnno cmigtvo7 tiger86 h72sfibbnl mutt22pu bjones rathbone
arguments andrewj logo brolly cobble music5 swain onelife afriend dessie tina1 charlied sally2 housing chicane kincaid
paid jerkit leading sgegukbm slaine roni cartoon1 hendrix2 george10 gilbert2707 curioso yama spares 123poi miker
seeall imemine wtpmjg sandma ydnarb hobbe monreal tspeter1 srawrats undne chelly karend indobokep espiritu honda2000
nfgbpltwq fuckersss avantis adders 12345love carros burgerki 63chevy looner seadoo96 roebuck sarah200 akira123 mspaul
tigertiger qwqw1212 thomas3 jrracing freesurf acinom bryguy kanus1 as2579 66mustan kinshasa shanker brasov 98stang
exupery champion1 eagle69 4girls lolomg oldgold rancid1 abbeyroa forfar gavilan slainte6 sloogy subskin updrop
simonova nicole69 tescos pizzaa nicosia gateway7 jizzman nagging ilovebri wildcat7 matt25 w1408776w greenwic katman
4sure trucks1 fuckyoua joeyjojo vgy78uhb gatinha babe12 dbrecmrf taifun cumsalot avarice jjames schroeder sexy23 boogs
david25 michaele polka1 nekromant mounds plato2 textile deepred sandrita mucus ripe ujhjljr vortech geranium getback
norge soslite longing qwerty56 light2 turboz solo44 poopdick amilcar bassi geddon nani sandy3 bertil ritz 98cobra
puregold 78vette slappy1 4p9f8nja sapiens anna88 77sunset aaurafmf hasmik goldz studios buddy111 1pamela bujinkan
mustang66 bb1234 9874563210 rogets aa1998 aaabbbccc aaaddd moon12 dundee1 kokoro pharaon misiaczek1 inbhkbw adnan
meerkat batman9 harbinger 333333a scandisk bigmoose 1blaster natasha5 aaron8 conn joeseph pinocchio oliver12 heckle
outkast1 boink august28 maurer bayarea bravo20 noway123 shivam iskandar hfcnbirf malmstee getin1 alihan switcher ab123
bma2002 iverson1 winter07 cuco janusz kamera mamata abbasov abbie1 murano holl abbot coco1234 december2 abe5 prova
behold bastich thegreek alex1980 maldonad 1peter abidjan rehana booooo 123456789* malay grandkid doingit hughjass
as123 muhamma erunda 123123qw diana2002 fdsaf alimov gfnhjy denisz abubakr jones123 alphabravo certified beamish
lucydog1 lurcher ewanko snapple1 s211278 alysia avionics eriepa kristi1 michael13 lange9x kerygma crazyhor poiqwe
marine12 copley sukhoi april30 progres reset123 kottayam danknugs triathlon joshua04 cruzeiro darkroom tgif ranger82
andrea10 alize blacklabel alaine myway propel fanta123 bobbles anakin99 andrew33 2n3055 meribel thug4life fixed
glassic paragon1 gibralta bloodhou tilleie coldone badhabit louise01 evaluate findaupair007 redros mets1 emmit sasha5
qq123321 annetta anthony12 adil whipple kambing teenies fungible serge1 alina2009 ozzyman ktyj4rf corsar alani
adidas23 adidas99 youporn strohs bfltua xnttcb dragon06 allpass america7 daddy21 mario6 onlylove pp04a stutt wtiger
want gjkjdbyrf q7w8e9 blitzkri rosana hardkore ffviii jixian maric biologia shaoli eric69 saiyajin movies1 between
heffner syndrome naughty2 lesta cervantes courty palladio prowler1 galapago african1 ichiban1 catsup chrisn e214fre21
vindiesel afnbvf andres1 ultimatum fifa2000 1turtle mercedez afterglo agata1 astra12 ltybc123 navillus caillou hamtaro
marksman santorini glucas carmen00 jedidiah abhtqa ironma anna1979 motylek vernie hurts themann capsule swine sas123
alva 30seconds thegr81 bevis adg123 aika akerke babyko smoki kabanchik aimhigh vasilev ulrtab 33333v fruit1 predator1
airtime mudddd dirac vfeukb labuda flashme supermac biturbo sanmarco dominoes alex73 hillel yessongs jensen1 holle
blahbla sung catullus vadim1995 lusaka meltin nodnol autobody q3dm17 akiko star33 limonad 7777777f cassy kayode
malachy football10 fkmnfbh warhawks anna1992 balabama 1qaz2wsx3 barchett alacran bosco2 canoes lovesu claddagh
alpha135792468 baroness wren allora aubie louisvil boeing747 alania parol12345 wetland nata1977 italias1 nokia12
sandra69 voyager6 seabird hv120dv es206en mitico roseann liberdade lathrop artur4ik palladium inshallah dfktxrf
ghtdtlvtldtl newyork0 batman00 olga1991 alena1992 aleister edwardcullen amoros alejandro1 fktrcf vfrcbvtyrj vtnhj2033
s1a2s3h4a5 fkbyf123 azerok 123alex alex87 alkogolik zxc123qwe njnjirf w1w2w3w4w5 kfdfylf klubnichka 20162016up
vjqfyutk restart1 gordienko lena22 kardelen alex555 buggerme outlet alex1992 polanco rodionov 1katie fafyfcmtd
alex1993 gfhfktkjuhfv qazwsx123456 alex66 55555s april29 pyfrjvcndj sexo69 moskow anytka millioner soares comida
gofsu338 amber12 princess2 147369a right4 reading1 drusilla sweetdreams asdfvcxz maia tomasa strasse 70780070780
umisushi wingtsun strom cancun1 harley4 tomson nicaragu gerasimov bapass voldemor trotter1 cosmin budda1 nokia1600
alina2000 lena1234 annemarie petruha azerbaycan alisaalisa alisha1 1gemini lutheran stepka azlk2141 alla123 artem2000
h0lygr41l nation1 salon xxx999 jiggly freejack parsnip diya2003 ragweed tawny20 anfiska elmhurst allis carolynn
m0nkeyb0 alpha6 casillas podstava 2-oct 06251106 elia hanalei lytdybrbdfvgbhf gypsydog raver1 wolf99 jagger1 rabit
alouette element2 grace7 saxon1 1sally yasemin hathor providia santander success7 peace2 denis1989 carols anasha
tindoor 0406198 karrie joao amaranta senhas sandies banjos neckk ziegler hegemon asd123asd123 parola12 room101 putana
figtree jordan6 hulahoop mibeb 02143006 astrodog amulet aeroflot sahil korvet paredes august21 z12345z flurry senthil
magius mexico2 fashist biller lovegood scooter8 tendulkar amy1 october31 evette mousemouse milking 04098 techn arte
domingue 7777777q solly shalom1 ivanko julit astri azaliya robert24 svensk filofax bettina1 schmid santamaria ferraro
passwordassword andrea00 meloni rono qweasdzxc12 andrea69 nightfall rest ronaldinho10 grusha fernando1 gostosao
belomor hotice babnik zxcvqwer amant ctdthysq andria bmwpower audirs4 anny consult1 usa1776 abuelita holdup cosmetic
caledoni a2345678 anushka croc funnies angel2010 bombarde girlygirl drake2 carmona goosie angelface ingress k1f4c8
angelie chippe demon13 hernando ladoga fr33d0m vfvfxrf zakaria anna11 anna1998 anna77 annabella zoopark pavel123
rosalita supe malib meli yjuufyj canarias not4me attempt rfvbgt patricks vincente mironenko salvia kfrhbvjpf lxdumb
germes slackers svensps820 pogosyan shakeel apart equal pifagor buzzard1 scampy distal mclarenf 12andriy14 charade
123vvv123 onimusha underwater barriste seaquest miser caliburn labyrinth #name? bujhtdbx cristobal crepusculo muckel
epidemia chupakabra mascara fortyone maryse montreux jorge123 arsene 000999888 edna p@ssw0r artem1998 theman2 chiemsee
belmondo artur123 refused yakudza maksimuss ipo54tj45uy856 s123456s aznpride uhoh kerstin1 askari 3616615a un4given
laudrup phatazz gaping dogmatix astras avalo budlight1 qazxsw22 badboy123 ishorny becker1 financial kaviar puddin1
tulley stern1 autobus cfgfa03 1jake vlad12 jedi99 slimey snakepit baby31 ktc110 solids isthebest b1t3m3 gfhjkl
therocks brianf june30 upyachka badstuff chinos waterfalls raffle kurica zippers every1 stix baggage oceania jimmmy
reality5 buggsy privetik branston gohabs fdjtsa shitfire boulevar 1maveric chamorro frick calif cookman rossman
nightcra maranath pumpitup baldwin1 groom shadow20 farme punt keks westside1 piero seve amoureux kent1 cavaliers
bananen famille bret burp lick1 stalion ballzz mervyn kazoo jonah1 stone2 schnitze 1brother brothe horner drdre
rtyu4567 banana69 splash1 ke12fe13 dentista hayek wannasee vivace blue18 bangcock chris77 sofa kronic bangme banky
imjakie123 cruising fork green75 snook1 chouette blaster2 blather moisture bantu zapp nhatrang april18 1billy wolcott
nickster gemini6 jackasss college2 rubberduck kaka123 macavity hal2001 louiss rikki checkup nikegolf kotyara robertson
tress garbo blaker bowzer platinum1 bdog 1purple larryboy legendar warpig h0ckey incorrect bisho barr villeneuve
rosalina laughs rasberry heeler cassey1 blueee asianlov kakka12 1white timezone newberry patches2 santas 1driver
saskia1 bassmaster moneysho unnamed bart01 sesame1 chefdom booobs fantasie marlene1 jamessss muadib november1 1yankees
loxpidr 1sucker killer21 cedar1 compete bass1234 snappers hummer99 mamour bloop bass11 hobbiton sheehan lbyfvbn wrath
pitman pharma suckme69 batman22 mcmillan gospurs babygirl2 kamina berrie aramat 12q34w56e returns batman3 jedi1 triade
bator winter13 bmx4life stucker wjc200 mirrors stasha tamper exhaust whitne agnostic gracchus davison bolo momo123
recorder sex4ever american1 lattice godzill gateway5 rovers1 slammer1 bubba99 weed123 bball15 black47 elite2 castings
xz33333 lovecat sabrosa jeremy2 2short boodles watson0 buddy9 poptart1 brian5 russell7 sammysos lanky bobby5 lookat
charter1 1molly habbo123 horned go49ers bigdawg1 godzils4s7 nuttin ashburn psycho72 brianl falcon4 jimmy11 billyc chem
testo12 fuzzbutt ultracash beerguy megan7 email1 booby1 yankees23 maceo wanda1 jhendrix edwin1 quorum despina sun32
rocket2 beach2 cbreeze wikinger dorkboy ruggiero robert71 bleh billll earwax meanie skiing1 12345678l casper13 dan3
wood1 girlfrie mrfish tame bears2 taylormade wedges dick11 zerohour silentbo gasket boston99 londres nathali sarahd
charles9 butterbe kittycat1 decay follett winston3 ozone1 xtvjlfy ecurb codie gwar bunsen blowjob6 flanker7 qaz123qaz
hops shoehorn radford eroica 95jeep sheffwed georgie1 adler1 hunter5 benj rachel7 jake00 towanda moose7 tweezer berik
fleck armyofon rustang boudin thorin dstars cocklover bubba13 lyric vf279sm brooklin svenja kippers 1tennis jazmi
angel100 carita blue222 compose kunt metaphor norwich1 rutledge glastron mangoo ziggie dunlap biloute muddy1 babylon1
copyright leodog killer45 benni chris26 holyman calle tigger10 karupspc illusions bailey99 89semtsriuty joshy
oliver123 bjc210 rhumba holly12 juicebox celt wick berl1952 gareth1 evelyne amarant beret neely asante pana bergeron
pitts nosleep david99 lucia1 geminis 1voyager babe1987 viruss duffydog library1 zipzap goodguys kissm ragers mach
dunker icenine cody01 daywalke gateway6 schatje druhay17 talus vika12345 foreveryoung james777 fordfocu sierra12
nosbig broker1 jazzmine hondac shout badboys2 harlie souleater punany hoyas jiggles gonad wend bryan2 biznes bigmac12
tris discos beasties camano vandy flannery purple7 ytrewq11 valer baseball10 vasser maggie123 fw190d taarna sandusky
waycool thai ching super21 jackson4 soldout march3 chodu ziggydog sauces dakotas pointbreak maxxum filly sunoco
blackand bianka exxon jive 23843dima iluvatar gherkin bs2010 blue16 blue20 love6 carolin1 reel rinker1 tatas peter3
daisies fishing4 nyisles fuckher1 bigwilli getsome1 breizh concise jennah blizzard1 gizmodog faithless katrinka
packing tryme bigtimer martin21 palle scarred tarquin cumtome bluegrass thumper2 butkis steve3 bigc 7elephant scrump
chiquito moxie7 longhaul bullshit1 2times gayle sdicmt7seytn playboy3 1bigtits maxxie theblack 54chevy diverdow
titsass irishboy 1bigman bigdog2 casey12 ramcharg shittt justin99 buffalo7 iamsocool savings carpets fevers bigfish1
newbury goodlord gdog pharmd alltime whoppers tony99 fazer footfuck willian thedude1 biggy1 phantom4 666xxx zeeshan
sridhar bratpack mitino bigjack 12inch pixels killeen cbr600f2 moose23 bigkahun kennedy12 happy21 optional suprise
kathy69 texasboy bigpimpn grizzle holla1 hardie humber deedee1 schlitz clayman synchro 1joseph thelove catskill moran
thebean jerker cccc1 yellow8 itsmee budz tylerca310 hogwild cyclist cougar11 goliath1 threeday 52xmax frodobag
ranger13 herbs phigam shaney asdasda djeter2 bill063 sex101 hellowor arther snafu1 paddler bristolc farrow nudge1
scamper1 hoopty asteria chalice cipolla technician dabear sadiemae ph0enix goblet stuck opusxx allybong swearer jannik
nixons montie jayme bulldog6 harleyma brad22 rebels1 babybird laden brassy zheng2568 omglol burgos tacos1 potent
moretti tractor1 boogey emoney giancarl please12 westfiel gmcjimmy blondie2 truly cary bobman killer22 olsson podruga
chowmein blacktie leee ranch1 dusted petrie kaitlyn1 tiger9 dylan123 dalton1 mover table1 aolsux weed1 nolose black99
powder1 burritos shakazul paul04 death66 blacksonblon trickste cigarette sasuke123 derelict talbert kumite hellsbel
rallen brandon5 manson1 1nstant bravo123 floral magic12 black69 shoeless hyrule saidin cowboys3 entre fritolay
bigbear1 tottenham1 thirteen13 italie mensos tabryant greenguy camman budligh 72305z sunglasses groves saufen rosie123
saddles couga chimera1 420842084208555 zork sexypass drew123 frankzappa rmanis nsnabh76 ladies1 secret99 rfnz11
nightmare1 organs lantern1 orochi chrisi slayer123 goodnigh mrblue aztlan blossoms 11jack kerplunk cutout blows
shipman ed1234 blue333 ch3ch2oh sprit bluebox tomcruis royals1 wer234 grasss mariamaria elzorro eldora 1special buddy5
tenors dogbones cooder gizmocat rebecca9 casin glenna saspurs tgacb belushi itsme1 macon fishfry tammi boggy poop11
paper123 ru4692 pheobe research1 igmtva gris struck xehrf2011 aussie1 sammyjo captain7 bobbi1 thea april11 daffyd
gateway0 newport2 philadel secret00 howareyou texas69 eldred carmelit bmfc2353 ponch master32 ineedsex chimney 666hell
astaire stogie jazziz gallup explosiv michigan1 boner2 tadpole1 tungdom6 mcfarlan bobbyv mohinder clk320 giovani
19thhole spunker mybaby1 cancer69 pucci quepasa manon1 forestman worr3619 maffia corporation vinson therams rjvgjn
ellswort ckfdrf lion12 chad1 ortho jamesj mute bonjov taylor10 lousy f67342 cammer coby dooby down1 text bookem
flatboat gaggle flatbed cuminme quit crooner concern 2w93jpa4 leveller dude22 dee123 pelosa looped hpesoj jeri
paperman takethat corney carlas gusset carmine1 globe1 hagar liz8tysiu artillery wetzlar stiller bot_schokk limonade
ireland3 samsa dinkie sapphir lita copies coleen martin19 boxerdog knocks bedas1 max528 kyle11 silvermo fish12 lung
free99 00seven 2br02b chimps teague muddog arrogant stup1d shadoe lisalove wynter texas5 hondaa peaches3 gobucks1
goredsox wind0ws mudd kukaracha kiley oneil football7 idontknow1 wett dakota11 ballin23 hidden1 bulldog3 hockey30
brazilia donatella mindspri arriba dddd1 taylor6 spionkop pedr mikesch karola aerospac bldass sweetiepie katiew gorky
brentwood dogtown jordy emmons edwardo qualcomm rastlin rufino twinkies pingeye2 richard5 sewell dekalb cade max666
maker1 tunisie janos chloedog ghoti jamie12 supple skyhawk1 womba manolis obninsk ravenna cyrille butler1 prune
routine conroy fdfsfaf s11111 kalvin chipchop kittyhaw mansoor arbuckle jazmine1 akinom bastrop onme asdf456 benno007
dusti dexter12 chelsy texas22 roadrace ratcat pauley penwindo winston9 jasmine0 dryfly bear98 redcoat green88
alkanaft123 m0nster liberty9 carrera1 andrew7 cavid jktrcfylh bubba111 tropics notrub wormy play123 julia666 smoopy
moonbar gatorfan illiad turntable dienstag starshin candy69 dyexrf funforme loves1 3children gunz kevin9 think1 mays24
tatonka chevy57 rocha2 decoy cajuns antonino slaphead bully1 lokator coolin star23 murmel lxgiwyl pantat yves char4u
gordy1 kinski bushka snort camryn redlabel richardc locdog june16 sawblade rubber1 asdfzxc woodbine dubbie jake22
animas havasu crazyhorse payless madd ktjynsq40147 1a2a3a4a5a6a lolman q123321q jamieb loafer hfgbhf bullnuts2003
stasis burner1 heath1 dopey01 littlefo poorman nelson11 soltero candle1 statue popcorn2 totti10 ratbert 05058 duke13
shauna1 clinch champy catbird one23456 slapnutz lukester wait charles7 frank21 miquel palito zippo123 pass3s catseye
cameron9 rassilon hackney freemont bj200ex1 niblet cappy1 cappy simonn sensible feel arnette pokie turnbull krista1
kokopell redtide finals emirates buzzy1 cumbria vidaloca carlos10 miami123 gastone delong storm2 carnivor toolman1
icky jackruss pegase rafa casado mundo ilovesam cdog cowsrule boojum wheels1 chasm dundas charles4 greyson tennis22
longtail mukkula senior1 eddieboy svtcobra 9231wcf chicago23 njptya blueskies hogdog sunflower1 nicebutt cchaiyas
honors master9 assorted cderfv goyanks absalom vent cecil1 red555 jason23 leaders mangus tofu gjyjvfhtdf niceboy
cerf123 ranger66 qwertyui1 fleshy lumber1 yankee23 ninety9 pooh1 swing1 spikers hocuspocus riceman nagshead chiper
chandu rakkasan kikowu coolidge creditca diehard1 3times charizard bhatti bbnyxyx helpme96 ace2luv garrick fourtrax
chasman chien suman elastic connecto annina pino cameron6 fernan hjvfynbr blue34 leihak casta chika masala simonsays
love4 chinadoll jackdaw lanier ks1977 workers suka11 taekwon gefccga buggin 1cobra west12 uiorew heimlich janeen
martys stooges3 puppy3 batfink tankdog passwort1 nice1 cometa sleeper1 noonehackme psycho78 rhh8319 azul cielo foxrun
lothlorien 1xavier toptotty backoff billie1 ozarks peter11 constanta casbah twinstar theborg 67chevy cody13 1psycho
values poot scaffold aa111111 carmack bother pernilla lexx b0nehead sergiu am56789 1boston value mita foutre iceman01
jasonlee johnmc tomto charlotte1 schedule croydon anniee polo123 cjdtcnm legend2 roper ssword montana2 lynyrd dyno
whack nonnie laplace rossini fling crease phantom0 ginger01 gthang 1rules 1cracker stickit jamaican sprite1 nohope
rach blacksheep shelle preview lantana gems lbc999 drift cranberry tl1000 julie2 tumbin cuteako cum69 hondo17 addidas
homage fsid3n madruga2 demon2 bellaire bulldogs1 pauline1 moocher lion123 t5r4e3w2q1 confed linton guam bollen
pussy420 deeann felix2 verne starwars3 retreat bebito raven666 crocket serafina 1jasmine saturnin plasticp ss6z2sw6lu
roads frugal neurosis fivekids snoopy13 connex against wimbledon ryebread sevenout cruzan eagles5 twinks phoenix6
emma123 cjkytxyfz angies sporto quincey foofer nouvelle 2sexy4u catolica spy007 zman frostbite kelly5 cursor stoney1
sitepass pederast tasha123 tangled goggle 1raider goherd amstbb cubans george99 cuca kneel broadban thecult widew
cumstain rjvfhjdf hijack lick69 super99 longest hightide 1mountai starzz sweetboy shirow iddqd88 beisbol 1service
showme1 iforgoti cherokee1 supermod dawnie harol jessup x1y2z3 drugfree alex8899 maide tupacs pelon oilers1 lesley1
shelbygt500 usnret kaleigh dmiller12as 1mookie maelstro poison1 erotica1 red1sox gurumayi rhett1 rockandroll issexy
omen evgenij caesar12 goldstei salas again1 poul salomon1 alpha9 dima77 face2face 050605rostik 01470258 demonik
happycat ngentot denise01 grandmas footballs mikell richardo 19960610ilja deshon djljghjdjl ranier lfieyz jake02
bundy1 1faith bkqtza hand2000 7410258963 freesex1 dailey tazzy dakotah morena1 kar120c earnhart august30 harveys
jesusfreak tompetty kristofer 1texas opaque monro devil66 damirka darnit loserkid cthueyz tiffanys gooliner unleashed
dinodog oldboy hotporn dave11 ripken08 drac lineage123 jeter02 danna persist madelin hammer00 1dancer ketchum steps
marina15 sexy2 noeli mj1234 andrews1 tryout hecmax tarantula 1jackie hotboy1 pantera2 sandra11 sanderso kursant
dfhrhfan permanent 123123w escorpi siena dari july31 aline dange jeffwsb1 hippies moggie bonnies qwe123321 revenue
123456zxcvbn fabio1 dragon18 trueman goodfella fizban dumars ericcc canino liberia suzan darkie pfchfyrf kaioken
booyeah thebat blah12 lachen shitt leonida gordita trent1 selanne tish 1carmen nikonf5 berkshir money13 vfkmxbr
dtynbkznjh roman12 darya 123321d ribalka lamonte superbik jellyman marche kalpana mydear smokie1 poopster smile101
sex4fun thankful yesplease theseus dreher dave77 july12 neuroman animal2 lizzy123 dave41 lucille1 catriona audir8
david22 diebold crip summer09 coachk pizza2 whoopie deuce2 writing gizmoe superdave horseshit 80361665abc ginger99
morning1 morgue daxada powmia maricopa raiser flash5 calloway voodoo22 sasuke12 winner2 nacnud thegoat rogelio
8218yxfz textbook sawa212 faustino adrenolin mark2 0123698745 kamelot evillive lillys joker2 vintage1 eric1132 samogon
drdeath servic wedding1 luckee april2 martell rocko1 frogface marcs1997 2q3w4e paramon 12345qa sonnys harryhoo nalani
deepsix dogmeat1 foolish1 deivis irishlad 1angels klavier toad24 hongfund dogbutt canfield lionhart afternoon zergling
deniska1 1dollar arcadia1 deltatau jktujdbx demidov demchenko sillyman kosmonavt abcd123456 demiurg relics iceman22
forestry 102030a garvin ferenc vjhjpjd emerso fournier denis1983 den040791 oberst copperfi maggie99 mccloud puppy123
roma2010 lonley eghfdktybt nokia5700 barnhart fred66 monster123 9731553197 nadi lufthans fuckthroat santafe1 sammie01
galactica master66 rt3460014 torpedo1 pencils schroder fatpig sportsca omen666 mtdew astronaut thebrain upinya pabl
jennyy bvncnbnvvbn elates_y gundamwing special7 aurora1 arizon 1bandit simens hjvfir truitt letmeout elenas oren
marcuseckos nicholas9 bergie patton1 didenko feets dispute florencia kamel gripe hamann digdog beeldbuis weare1
josh123 drills dima13 dimka avtomat werty12345 dima1983 housemusic duffie mazda123 fucktard dinho plutoniu hobgoblin
dustman d36rkqdff usual srbija djeter mantha 9953rb mixmaster ak471996 george69 guapo progressive chris8 fantazy
porshe911 juni snejana rulezzzz youssef pass28 wolf22 iwillwin kukuruku ncc-1701 passwurd zxcqwe 1hardcor apollo17
pppooo laural rhbdtnrf gtnheirf tallica goals ljcnfkb pmedic doc_0815 gabbana happy11 hothead volga draw vegetabl
dustbin tinsel dreamonline 89057003343 edik123 poesje poise gosselin electro1 wordpass1 tasker plhfdcndeq angelfir
gtynfujy iddqd890 olliedog winstonone dozzer dragon44 monkey42 coppe jojoba dorthe pumice fitzroy dragon35 sewers
general2 shafty drea restrict lalala123 dreamteam soma sureno delta3 ferdie superuse jigaboo edinorog check6 sixstrin
lacsap e6pz84qfcj vladlen lipps mucsaj grommet squiggle eminem11 z1x2c3v4b5n6 deshaun kingring e123456 smokey22 salida
872rlcfo manly eagle9 rewards facelift sole h1d2b3 eddie3 retard1 jjj123 dahmer marcel1 89181502334 gremlin1 telecom1
samuele suvorov entertainment elena1975 oclock sexs ifkfdf elayne shrdlu tube fairytail estell fantasy8 runo vocals
pimpit abcabc55 platter pingi3 ad12345678 sept estrada maiso murcielag singl branco lacuna doulos gothi rjkmwj
mor_pass 121212z janin greengre 123as fox12345 evets1 rdflhfn uhfyfn vesuvius qsefthuko minnie2 360moden safronova
lakers2 lampar john2 mand boogers1 159357q mathild rabbit12 forget1 maxin neron fuckstick eyesonly yeoman griggs
laetiti telefon1 hennepin 0606198 berth multipass audia bill22 fabius cochabamb rafal playstatio peluch amali lucie
now0new kobebrya 89063032220m johncen acca3344 freewin nassar lifted vadim1996 mariah1 phill sulta pickl stalingr
vfhbz007 5858855abc ivory1 polin fallacy osirus resolve renaldo yfhrjvfy only4u acts238 winter98 hector1 nesterenko
fdnjhbpfwbz farah ragger bantik fcnfkfdbcnf shabnam jcyjdf farmvill silver21 lucky22 dauntivi toofast diablo123
harleys zipper1 millen randee hasty tzeentch xuaujb espinoza lazio megabass fedotov fomina soccer8 917190qq tummy
wes123 chicken4 fuck99 fish11 gustave plaisir retraite felton kevinl ybrjkftdf ferch calypso1 puto bobbie1 peter5
ferrari4 john25 mojojo q12we34r cntkkf hush badiman28200 a3930571 hjpjxrf wwwww77 ujyxfhjdf franklyn goutdb ludo
lammer gitanes blackwol mazdamx3 arsenal14 zexts364325 filatov filippov vlad2010 123ewqasdcxz fuckoff666 pollys
denture fiorell cvyx76h sprunt merzario charlie111 bdfyjdyf hawk12 kingkon party01 plumb beck69 westpoin loginov
jess1ca javert tyler12 jenn1fer golfer20 s1s2s3 nhbujyjvtnhbz mike10 schultz1 adv0927 weakness miami99 1stella telaviv
moons michaelt fquekm haha12 maestr pokus siskin 1united pies tofuck superdut zzz777 twiste allofit grimreaper
devastator ge0rge ubnkthrfgen vgfun foxdie mankato clubbing rossy junta freakdog yavin4 saoirse merdes juliana1 pontia
fubar69 biggen maiden666 rangersf winter09 tee0s frederico freemind squad1 globes guarra gopackgo jimmy5 susubaby
lothian frem77 manzey20 hein shrine natalja moroz brushy kassel polniypizdec1102 ufptkm than ninja2 gmoney1 marigol
vfvjxrf1 truc mihael yakima redbank star6767 killer6 monik wetlips suffering venecia pfunk funnys fenerbahc trever
sasuk furby piaggio mura 2004-11- ne_e_pod_chehyl molli tryit hotdo hayle bhbir gunit belgarat 1gabriel wilkinso
mustikka sapfir dengad sandhill 89132664230 walkers 7mmmag kartina mama1960 ybrjkfq1 retriver kev123 1billion naruto0
salamanc redbul colours lotti go4itnow diario toblerone mohamme .hjxrf happy200 h12345 teacher2 sisko irina1989 britne
schnell getajob mazatlan truelies rosi thundercat modular oldblue hasting lupit ignaci tommyk steve0 rocket12 salohcin
burden 1w2e3r4t hella gregster genetics squats possum1 mdxpain folders mrcool dragonforce naruto99 trixter runner12
vanina 80camaro peppie cobra99 risk invite vfvfnfyz nthk12345 010203a betty123 skillzz 000000q gunner01 tbone69 gurami
tomomi kabouter clubmed 111000z redpoint greenlea raser sunshine69 sandi1172 rjpkjljq hd764nw5d7e1vbv royjones
moon1234 sandlot firewalk riccard shutout ileana yfltua nobunaga tothetop stud1 o1l2e3g4 fyfcnfcbz1 golos1 golovin
mutate alumni gorbunova ltybc heidiho saturn2 hispanic number10 typhoon1 bmwk75s king13 seabrook hold rockdog tdavis
pussy24 retep1 power01 traci1 mable huckster zeynep koston verner q26606 agahaja mistik hp189dn haker 4ever4 pappy1
knucklehead harringt eagles22 is211tn pm209mt aezakmi123 hemant leftee randyman voodoo3 prostotak pinker lastcall
cairn marusy fafyfcbq molly13 applejuice fucku1 love200 coverall dbnfkbyf thomsen jett pljhjdmt 89614774181 annada2
dickens1 maki 1reddog toshib grayson1 gfgf123 brown123 citabria trashed leopard1 pony76 buicks schnuffe brandonn
mayumi football5 sana terra1 dfhbfyn faggot1 dragon17 silentium rfkbajhybz njkmznnb twoods jaycob lollipop1 bioman
villegas rita123 guyver1 bushra 086421 ametist 1qwerty7 popi 123123asd cole12 cbcmrf superstr jason01 okocha stanthem
x123456x redass teddybeer trannies jelway shadow9 kolomna jasonw hotrods hendri olga1234 stephanie1 indeep jktcmrf
system58 mortars swimbike gfhtym kasatka siren1 pepperon userexecute uniqueness pauljr irena volvofh12 irusik
spesional marusja termit 12345ss normal1 rc.irf petrushka brussel motilda antwerp1 ivan1996 ivanivanov n1a2t3a4 madrox
rutger izabela papichulo amber01 justin3 shelbygt kris123 lifeguard shmily sloan jeanett jdavis kissit lucciano
fixitman jazman babalola jamie2 mango123 sam12345 twelve12 phipps wankher sexy101 raiders0 potsdam poli10 annelise
sigurd matthewj sallyann metree knight7 kayleen simon12 lesmis kss2773 purdey jaykay voyeur1 jitendra troubl sadie123
treker piddle putty marshall1 betsey josephphone7 rocky11 towel freyfvfnfnf hottsexx nicelegs jjohnson nascar08 kaisar
funnycar maryan rutabaga 0l8kchek mel123 jiggas nagoya like123 minimo vbkzdrf whoareyo max1992 vazgen thetford
semperfi1 selling arequipa templer joe999 sakura1 johnpass ranger10 trekstar carsca clubcapt jose123 69mustan ramon1
gandako yk2602 haider looping as12az23 belzagor loonie rona macys ufdhbr vicious1 rushhour ziomek karasik justmine
karter nizmo400r amanda96 katyakatya divider juttu123 kenichi urracco vespa123 lirika kirillov kiseleva sladkaya
starchil kite valakas kiuhnm1 ukfveh valera123 a789456123 061096m opossum saucer z11111 novosibirsk vfhxtyrj 1success
diamand penguin6 malutka ravnos kotik 80972694711 kondrat konovalova russian6 sahtm131 mdmolic signed certclas mass234
nikotin qewret krasavchik krishnan bowen m1m2m3 cdbymz cvtnfyf sss555 poohead stockholm taff biglips paul10 ihateyo
olga1979 12345qwert7 zapotec luisfigo rachel01 huckle purple77 angel10 rundll32 summer7 7somba quietman rossiya
kirusha potenza underage thurber mexica fishfinger 5345321aa adm15575 dietpeps melissas enchante cache acdc123 riki
pol123 surgut kordell local1 locura peanutbu doublet pietje gthtrfnbgjkt 1122qqww montydog nils sasitare aa123456s
vtlbwbyf santi sahtm038 dunnowho89 moschino mahmud oleaut32 nosorog maks1995 viggen37 neyland vika12 stevens1 maslov
mt73sb urlmon mdmsii64 apppatch htmlctl packages netnovel configuratio mdmnttd2 syssec mdmgl004 ehidkbd sahtm082
compiling msoracle32re pansy patrick4 tuvieja pilchard britanni component mdmnis1u vika1234 knows sacoremsg anitas
sasha1991 spiffy1 syste morales1 mtgl5r sharan setupenu2 jaws1221 interrupt pass2012 tory pika pitmans4 communic
msdasc mtr1996 boy1cool23 melvin69 sizinici gbfcnhs oleg1985 navisite ckjytyjr gbpltw147 strelka 4solomon sasha1998
rick69 5f68t9 vgbh12 minntwin rednose redball vinogradov podvinsev shopmenu kobold 3dwe45 saimon rauf123 higashi
roma1996 shuhrat serik nadler krebsen mylake ma1lc0 stratp dedbol bhrh0h2oof6xbqjeh voxstrange ka12rm12 193570356033
87654321vv 2012qw dimazarya xpcrew
`
		.trim()
		.split(/\s+/),
);
