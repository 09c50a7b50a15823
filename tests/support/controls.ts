/** Controls as the browser exposes them to assistive technology: role and name. */
import type { Page } from '@playwright/test'

interface Control {
  role: string
  name: string
}
interface AxNode {
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
}
const roles = ['button', 'link', 'slider', 'switch', 'checkbox', 'radio', 'textbox', 'combobox']

/** All controls in the element of a selector, the last one where there are several. */
export const controlsIn = async (page: Page, selector: string): Promise<Control[]> => {
  const session = await page.context().newCDPSession(page)
  const expression = `[...document.querySelectorAll(${JSON.stringify(selector)})].at(-1)`
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (!result.objectId) throw new Error(`${selector} is not in the page`)
  await session.send('Accessibility.enable')
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId: result.objectId })
  await session.detach()
  return (nodes as AxNode[])
    .filter(({ ignored, role }) => !ignored && roles.includes(role?.value ?? ''))
    .map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value ?? '' }))
}
