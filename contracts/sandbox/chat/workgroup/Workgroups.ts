import type { DataField } from "../xml/stanzas.ts"

/** A customer service team, as the workgroup service needs it at a moment. */
export interface ServedWorkgroup {
  /** Part of its address before the `@`. */
  readonly id: string
  readonly name: string
  readonly isOpen: boolean
  readonly welcomeMessage?: string | undefined
  readonly idleMessage?: string | undefined
  readonly closedMessage?: string | undefined
  /** Time without a message after which the idle message is sent. */
  readonly idleSeconds: number
  /** Time without a message after which a conversation ends. */
  readonly destroySeconds: number
  /** Form that a customer answers to join the queue. */
  readonly form?: QueueForm | undefined
}

export interface QueueForm {
  readonly title: string
  readonly instructions?: string
  readonly fields: readonly DataField[]
}

/** Where the workgroups and their agents come from. */
export interface WorkgroupDirectory {
  readonly find: (id: string) => Promise<ServedWorkgroup | undefined>
  readonly list: () => Promise<readonly ServedWorkgroup[]>
  /** Ids of the people who may act as agents. */
  readonly agentIds: () => Promise<readonly string[]>
}

/** Runs an action later; returns a function that cancels it. */
export type Schedule = (milliseconds: number, act: () => void) => () => void
