/** A picture or a video that an item has besides its own is named `{item}--{view}`. Null for an item's own. */
export const itemOfView = (name: string): string | null => /^([A-Za-z0-9_]+)--\w/.exec(name)?.[1] ?? null
