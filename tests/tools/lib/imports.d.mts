export interface ImportProblems {
  imports: string[]
  cycles: string[]
  folderCycles: string[]
}
export function problemsOf(root: string): ImportProblems
