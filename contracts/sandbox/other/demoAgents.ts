/** The agents of the demo world. Their keys are not secret: the sandbox's README prints them. */
export const DEMO_AGENTS = [
  { agentId: "agent-1", secret: "demo-agent-key-1" },
  { agentId: "agent-2", secret: "demo-agent-key-2" },
] as const

/** Returns the key with which the tills of a physical store of the demo world create their codes. */
export const tillKey = (physicalStoreId: string): string => `demo-till-key-${physicalStoreId}`
