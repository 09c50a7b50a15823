import { IconCopy, IconMail, IconQrcode, IconShare } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { withLanguage } from '../../domain/addresses/routing.ts'
import { withStartSecond } from '../../domain/linked-position.ts'
import type { DialogBodyProps, DialogControls, ShareResult } from '../../state/dialogs/dialog-types.ts'
import { useFormats } from '../../state/words/formats.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { SharedQueueNote } from './SharedQueueNote.tsx'
import css from './dialogs.module.css'

const copyLink = async (link: string, setResult: (result: ShareResult) => void) => {
  try {
    await navigator.clipboard.writeText(link)
    setResult('copied')
    showSnack('dialogs.share.copied')
  } catch (problem) {
    console.info('the clipboard is closed', problem)
    showSnack('dialogs.share.notCopied', { tone: 'bad' })
  }
}

const shareBySystem = async (data: ShareData, { close, setResult }: DialogControls<ShareResult>) => {
  try {
    await navigator.share(data)
    setResult('shared')
    close()
  } catch (problem) {
    console.info('not shared', problem)
  }
}

const useQrCode = () => {
  const [Code, setCode] = useState<ComponentType<{ link: string }> | null>(null)
  const toggle = async () => {
    if (Code) return setCode(null)
    try {
      const { QrCode } = await import('./QrCode.tsx')
      setCode(() => QrCode)
    } catch (problem) {
      console.info('the QR code did not load', problem)
      showSnack('dialogs.share.noCode', { tone: 'bad' })
    }
  }
  return { Code, toggle: () => void toggle() }
}

/** On touch devices the system's sheet comes first, which can copy as well; on a desktop the link itself. */
const coarsePointer = matchMedia('(pointer: coarse)')

interface ShareActionsProps {
  link: string
  data: ShareData
  controls: DialogControls<ShareResult>
}
const ShareActions = ({ link, data, controls }: ShareActionsProps) => {
  const { t } = useTranslation()
  const hasSystem = 'share' in navigator
  const isSystemFirst = hasSystem && coarsePointer.matches
  const buttons = [
    <Button
      key="copy"
      variant={isSystemFirst ? 'soft' : 'primary'}
      icon={<IconCopy size={20} aria-hidden />}
      onClick={() => void copyLink(link, controls.setResult)}
    >
      {t('dialogs.share.copy')}
    </Button>,
  ]
  if (hasSystem)
    buttons.push(
      <Button
        key="system"
        variant={isSystemFirst ? 'primary' : 'soft'}
        icon={<IconShare size={20} aria-hidden />}
        onClick={() => void shareBySystem(data, controls)}
      >
        {t('dialogs.share.more')}
      </Button>,
    )
  return isSystemFirst ? buttons.toReversed() : buttons
}

const useStartTime = (second = 0) => {
  const { t } = useTranslation()
  const { clock } = useFormats()
  const [isWanted, setWanted] = useState(false)
  const startSecond = Math.floor(second)
  const box = startSecond > 0 && (
    <label className={css.moment}>
      <span>{t('dialogs.share.fromHere', { time: clock(startSecond) })}</span>
      <Switch isOn={isWanted} toggle={setWanted} />
    </label>
  )
  return { box, chosen: isWanted ? startSecond : 0 }
}

/** DIALOG-29, DIALOG-50 */
export const ShareDialog = ({
  path,
  title,
  text,
  second,
  queue = [],
  ...controls
}: DialogBodyProps<'share'>) => {
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
        <ShareActions link={link} data={data} controls={controls} />
        <Button aria-expanded={Boolean(Code)} icon={<IconQrcode size={20} aria-hidden />} onClick={toggle}>
          {t(Code ? 'dialogs.share.hideCode' : 'dialogs.share.showCode')}
        </Button>
        <a className={css.plain} href={mail} onClick={() => controls.setResult('mailed')}>
          <IconMail size={20} aria-hidden />
          {t('dialogs.share.mail')}
        </a>
      </div>
    </div>
  )
}
