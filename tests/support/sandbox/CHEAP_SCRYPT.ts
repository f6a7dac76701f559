/** N of scrypt in tests: hashing a password for real costs 40 ms of CPU time, and there are thousands. */
export const CHEAP_SCRYPT = 2
