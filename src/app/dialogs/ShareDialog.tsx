/** Sharing a page: the device's own ways where it has them, the link in any case. DIALOG-29, DIALOG-50 */
import { IconCopy, IconMail, IconQrcode, IconShare } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { withLanguage } from '../../domain/addresses/routing.ts'
import { withStartSecond } from '../../domain/linked-position.ts'
import type { DialogProps } from '../../state/dialogs/dialogs.ts'
import { useFormats } from '../../state/words/formats.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { SharedQueueNote } from './SharedQueueNote.tsx'
import css from './dialogs.module.css'

const copyLink = async (link: string) => {
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

/** The code comes with its first wish; the second one takes it away. */
const useQrCode = () => {
  const [Code, setCode] = useState<ComponentType<{ link: string }> | null>(null)
  const toggle = async () => {
    if (Code) return setCode(null)
    try {
      const { QrCode } = await import('./QrCode.tsx')
      setCode(() => QrCode)
    } catch (problem) {
      console.info('the code did not come', problem)
      showSnack('dialogs.share.noCode', { tone: 'bad' })
    }
  }
  return { Code, toggle: () => void toggle() }
}

/** Fingers share with apps, whose sheet lists the copy as well; at a desk the link itself is what is wanted. */
const isTouchDevice = matchMedia('(pointer: coarse)')

interface ShareActionsProps {
  link: string
  data: ShareData
  close: () => void
}
const ShareActions = ({ link, data, close }: ShareActionsProps) => {
  const { t } = useTranslation()
  const hasSystem = 'share' in navigator
  const isSystemFirst = hasSystem && isTouchDevice.matches
  const ways = [
    <Button
      key="copy"
      variant={isSystemFirst ? 'soft' : 'primary'}
      icon={<IconCopy size={20} aria-hidden />}
      onClick={() => void copyLink(link)}
    >
      {t('dialogs.share.copy')}
    </Button>,
  ]
  if (hasSystem)
    ways.push(
      <Button
        key="system"
        variant={isSystemFirst ? 'primary' : 'soft'}
        icon={<IconShare size={20} aria-hidden />}
        onClick={() => void shareBySystem(data, close)}
      >
        {t('dialogs.share.more')}
      </Button>,
    )
  return isSystemFirst ? ways.toReversed() : ways
}

/** A link may begin where the listener is now. */
const useStartTime = (second = 0) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const [isWanted, setWanted] = useState(false)
  const moment = Math.floor(second)
  const box = moment > 0 && (
    <label className={css.moment}>
      <span>{t('dialogs.share.fromHere', { time: clock(moment) })}</span>
      <Switch isOn={isWanted} toggle={setWanted} />
    </label>
  )
  return { box, chosen: isWanted ? moment : 0 }
}

export const ShareDialog = ({
  path,
  title,
  text,
  second,
  queue = [],
  close,
}: DialogProps['share'] & { close: () => void }) => {
  const { t } = useTranslation()
  const { lang, tenant } = usePortal()
  const { Code, toggle } = useQrCode()
  const { box, chosen } = useStartTime(second)
  const home = withLanguage(path, lang, tenant.default.locale.defaultLocale)
  const link = location.origin + withStartSecond(home, chosen)
  const data: ShareData = { title, url: link, ...(text ? { text } : {}) }
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: link }).toString().replaceAll('+', '%20')}`
  return (
    <div className={css.body}>
      <p className={css.text}>{t('dialogs.share.disclaimer')}</p>
      {queue.length > 1 && (
        <p className={css.text}>
          <SharedQueueNote queue={queue} />
        </p>
      )}
      <input
        className={css.link}
        dir="ltr"
        readOnly
        value={link}
        aria-label={t('dialogs.share.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      {box}
      {Code && <Code key={link} link={link} />}
      <div className={css.column}>
        <ShareActions link={link} data={data} close={close} />
        <Button aria-expanded={Boolean(Code)} icon={<IconQrcode size={20} aria-hidden />} onClick={toggle}>
          {t(Code ? 'dialogs.share.hideCode' : 'dialogs.share.showCode')}
        </Button>
        <a className={css.plain} href={mail}>
          <IconMail size={20} aria-hidden />
          {t('dialogs.share.mail')}
        </a>
      </div>
    </div>
  )
}
