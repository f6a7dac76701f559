/** N of scrypt in tests: a production hash costs 40 ms of CPU time, and tests hash thousands of passwords. */
export const CHEAP_SCRYPT = 2
