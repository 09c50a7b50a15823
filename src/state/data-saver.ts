/** Whether anything is fetched ahead of a tap, on this device: as the line is, or as somebody said. */
import { proxy } from 'valtio'

export const savings = ['auto', 'on', 'off'] as const
export type Saving = (typeof savings)[number]
export const dataSaver = proxy<{ saving: Saving }>({ saving: 'auto' })

const nameOf = (tenant: string) => `data-saver:${tenant}`
const savingOf = (text: string | null): Saving => savings.find((one) => one === text) ?? 'auto'

export const restoreSaving = (tenant: string) => {
  try {
    dataSaver.saving = savingOf(localStorage.getItem(nameOf(tenant)))
  } catch (problem) {
    console.info('the choice of data was not read', problem)
  }
}
export const setSaving = (tenant: string, saving: Saving) => {
  dataSaver.saving = saving
  try {
    localStorage.setItem(nameOf(tenant), saving)
  } catch (problem) {
    console.info('the choice of data is kept for this page only', problem)
  }
}

/** What the browser tells of the line; not every browser does. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}
export const isSaving = (saving: Saving, line: Line | undefined): boolean =>
  saving === 'auto'
    ? line?.saveData === true || line?.effectiveType?.endsWith('2g') === true
    : saving === 'on'
export const savesNow = (): boolean =>
  isSaving(dataSaver.saving, (navigator as Navigator & { connection?: Line }).connection)
