interface Layer {
  folder: string
  may: readonly string[]
  packages: readonly string[]
  siblings?: boolean
}
export const layers: readonly Layer[]
export const reserved: readonly { folder: string; files: readonly string[] }[]
export const wrappedLibraries: readonly { library: string; files: readonly string[] }[]
export const loadersOfBuilds: readonly string[]
