export declare function changedFiles(root: string): { readonly base: string; readonly files: readonly string[] }
