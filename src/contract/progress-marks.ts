/** How far a title was heard, in percent. PLAYER-24 to PLAYER-27 */
export const progressMarks = [25, 50, 75, 100] as const
export type ProgressMark = (typeof progressMarks)[number]
