export declare const ALL: "all"
export declare const JOURNEYS: readonly (readonly [RegExp, typeof ALL | readonly string[]])[]
export declare function journeysOf(files: readonly string[]): typeof ALL | readonly string[]
