/** The item of an additional picture or video, which is named `{item}--{view}`; null for an item's own. */
export const itemOfView = (name: string): string | null => /^([A-Za-z0-9_]+)--\w/.exec(name)?.[1] ?? null
