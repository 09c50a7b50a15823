/** Sharing a page: the device's own ways where it has them, the link in any case. DIALOG-29, DIALOG-50 */
import { IconCopy, IconMail, IconShare } from '@tabler/icons-react'
import { useTranslation } from '../../state/words.tsx'
import { withLanguage } from '../../domain/routing.ts'
import type { DialogProps } from '../../state/dialogs.ts'
import { usePortal } from '../../state/portal.tsx'
import { showSnack } from '../../state/snackbar.ts'
import { Button } from '../../ui/Button.tsx'
import css from './dialogs.module.css'

const copy = async (link: string) => {
  try {
    await navigator.clipboard.writeText(link)
    showSnack('dialogs.share.copied')
  } catch (problem) {
    console.info('the clipboard is closed', problem)
    showSnack('dialogs.share.notCopied', { tone: 'bad' })
  }
}

/** Whoever closes the device's own sheet has not failed. */
const shareBySystem = async (data: ShareData, close: () => void) => {
  try {
    await navigator.share(data)
    close()
  } catch (problem) {
    console.info('not shared', problem)
  }
}

export const ShareDialog = ({ path, title, text, close }: DialogProps['share'] & { close: () => void }) => {
  const { t } = useTranslation()
  const { lang, tenant } = usePortal()
  const link = location.origin + withLanguage(path, lang, tenant.default.locale.defaultLocale)
  const data: ShareData = { title, url: link, ...(text ? { text } : {}) }
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: link }).toString().replaceAll('+', '%20')}`
  return (
    <div className={css.body}>
      <p className={css.text}>{t('dialogs.share.disclaimer')}</p>
      <input
        className={css.link}
        dir="ltr"
        readOnly
        value={link}
        aria-label={t('dialogs.share.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.column}>
        <Button look="primary" icon={<IconCopy size={20} aria-hidden />} onClick={() => void copy(link)}>
          {t('dialogs.share.copy')}
        </Button>
        {'share' in navigator && (
          <Button icon={<IconShare size={20} aria-hidden />} onClick={() => void shareBySystem(data, close)}>
            {t('dialogs.share.more')}
          </Button>
        )}
        <a className={css.plain} href={mail}>
          <IconMail size={20} aria-hidden />
          {t('dialogs.share.mail')}
        </a>
      </div>
    </div>
  )
}
