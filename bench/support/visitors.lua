-- For wrk: each request comes from another of 64 addresses.
local number = 0
local requests = {}

init = function()
	for visitor = 1, 64 do
		requests[visitor] = wrk.format(nil, nil, { ["X-Forwarded-For"] = "198.51.100." .. visitor, ["Accept-Encoding"] = wrk.headers["Accept-Encoding"] })
	end
end

request = function()
	number = number % 64 + 1
	return requests[number]
end
