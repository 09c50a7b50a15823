export interface ImportProblems {
  imports: string[]
  cycles: string[]
}
export function problemsOf(root: string): ImportProblems
