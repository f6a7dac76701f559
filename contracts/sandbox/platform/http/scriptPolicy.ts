/**
 * Sent with every page of the sandbox: no text becomes a script, and no script may create a policy that lets one
 * (Trusted Types, F191).
 */
export const SCRIPT_POLICY = "require-trusted-types-for 'script'; trusted-types 'none'"
