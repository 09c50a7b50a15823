/** Of which shows and books the next part comes along by itself, on this device. */
import { openChoices } from '../storage/item-preferences.ts'

const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean'
const choices = (tenant: string) => openChoices(`keeps-next:${tenant}`, isYesOrNo)

export const keepsNext = (tenant: string, whole: string): boolean => choices(tenant).of(whole) ?? false
export const chooseKeepsNext = (tenant: string, whole: string, isWanted: boolean) =>
  choices(tenant).keep(whole, isWanted)
