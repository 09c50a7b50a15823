/**
 * A rendered page whose start came to nothing can be read and its links work, but no button does: a bar over it says so.
 * In plain elements, since the code of any others may be what is missing.
 */
import type { PageParts } from './start-router.ts'

type Part = 'h2' | 'p' | 'button'
const put = <T extends Part>(bar: HTMLElement, name: T, text: string) => {
  const part = document.createElement(name)
  part.textContent = text
  bar.append(part)
  return part
}

/** Throws where the words do not come: without them there is nothing to say. */
export const showStopped = async ({ page, loader, translator }: PageParts) => {
  // The document brought the words of its markup alone.
  if (!(await loader.load(page.lang))) throw new Error('no words to say that the page stopped')
  const { t } = translator
  const bar = document.createElement('aside')
  bar.className = 'stopped'
  put(bar, 'h2', t('boot.screen.head'))
  put(bar, 'p', t('boot.screen.desc')).role = 'alert'
  put(bar, 'button', t('boot.retry')).onclick = () => location.reload()
  document.body.append(bar)
}
