/** A native popover: Escape and a tap beside it close it. */
import { IconMinus, IconMoon, IconPlus, IconSun, IconTextSize } from '@tabler/icons-react'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { textSizes } from '../../contract/article-records.ts'
import { useFormats } from '../../state/words/formats.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { toggleTheme } from '../../state/preferences/preferences.ts'
import { articleTextSize, setArticleTextSize } from '../../state/articles/article-text-size.ts'
import { activeColours, theme } from '../../state/preferences/theme.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './TextSettingsButton.module.css'

const TextSizeChoice = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { tenant } = usePortal()
  const { size } = useSnapshot(articleTextSize)
  const step = (by: number) => () => setArticleTextSize(tenant.name, size + by)
  return (
    <div className={css.size}>
      <IconButton label={t('reading.smaller')} variant="glass" onClick={step(-1)} disabled={size === 0}>
        <IconMinus size={22} aria-hidden />
      </IconButton>
      <output>{t('reading.size', { n: formats.number(size + 1), of: formats.number(textSizes) })}</output>
      <IconButton
        label={t('reading.larger')}
        variant="glass"
        onClick={step(1)}
        disabled={size === textSizes - 1}
      >
        <IconPlus size={22} aria-hidden />
      </IconButton>
    </div>
  )
}

const ThemeChoice = () => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const { alternatTheme } = useSnapshot(theme)
  if (!tenant.colors.alternate) return null
  const { isDark } = activeColours(tenant.colors, alternatTheme)
  // Both are in the document: only the browser knows which one is needed.
  const words = { dark: t('reading.dark'), light: t('reading.light') }
  return (
    <Button
      variant="outline"
      icon={isDark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
      onClick={() => toggleTheme(tenant)}
    >
      {isDark ? words.light : words.dark}
    </Button>
  )
}

export const TextSettingsButton = () => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <IconButton label={t('reading.look')} popoverTarget={id} aria-haspopup="dialog">
        <IconTextSize size={24} aria-hidden />
      </IconButton>
      <div id={id} popover="auto" role="dialog" aria-label={t('reading.look')} className={css.sheet}>
        <TextSizeChoice />
        <ThemeChoice />
      </div>
    </>
  )
}
