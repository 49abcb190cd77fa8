/** "203.0.113.0/24" in a familiar form: "203.0.113.x". */
export const shortened = (network: string) => network.replace(/\.0\/24$/, ".x").replace(/::\/\d+$/, "::x");
