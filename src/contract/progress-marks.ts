export const progressMarks = [25, 50, 75, 100] as const
export type ProgressMark = (typeof progressMarks)[number]
