/** Types into a field of the open dialog, found by its label: a password has no role by which it could be found. */
export const typeInto = async (page, label, text) => {
  await page.until(
    `a field “${label}”`,
    (label) => {
      const labels = [...document.querySelectorAll('[role=dialog] label')]
      const field = labels.find(({ textContent }) => textContent.trim().startsWith(label))?.control
      field?.focus()
      return field && document.activeElement === field
    },
    label,
  )
  await page.type(text)
}

/** Until nothing covers the page any more. */
export const whenDialogCloses = (page) =>
  page.until('the dialog to close', () => document.querySelector('[role=dialog]') === null)
