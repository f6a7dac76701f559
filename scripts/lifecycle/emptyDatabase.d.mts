export function emptyDatabase(root: string): string
