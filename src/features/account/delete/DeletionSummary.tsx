import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useByteSize } from '../../../state/words/use-byte-size.ts'
import { SkeletonShape } from '../../../ui/skeleton/SkeletonShape.tsx'
import css from './DeleteAccount.module.css'
import { loadDeletionLines } from './deletion-lines.ts'

/** Null until they are known. Counted once: the dialog closes with the page, and with it with its language. */
const useDeletionLines = (): readonly string[] | null => {
  const portal = usePortal()
  const { t } = useTranslation()
  const { number, date } = useFormats()
  const size = useByteSize()
  const client = useQueryClient()
  const tools = useRef({ t, number, date, size, client, scope: personalScopeOf(portal) })
  const [lines, setLines] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadDeletionLines(tools.current).then((loaded) => isWanted && setLines(loaded))
    return () => {
      isWanted = false
    }
  }, [])
  return lines
}

const Lines = () => {
  const lines = useDeletionLines()
  return (
    <ul className={css.lines} aria-busy={lines === null}>
      {lines === null
        ? [0, 1, 2].map((at) => (
            <li key={at}>
              <SkeletonShape />
            </li>
          ))
        : lines.map((line, at) => <li key={at}>{line}</li>)}
    </ul>
  )
}

/** An account that another provider manages is not ours to delete. */
const AccountElsewhere = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const { host } = new URL(address)
  return (
    <p>
      {t('accountData.delete.elsewhere', { host })}{' '}
      <a className={css.elsewhere} href={address} target="_blank" rel="noopener noreferrer">
        {t('accountData.delete.goElsewhere', { host })}
      </a>
    </p>
  )
}

/** What goes with the account, and what stays elsewhere. */
export const DeletionSummary = () => {
  const { t } = useTranslation()
  const { passwordsAt } = usePortal().tenant
  return (
    <>
      <p>{t('accountData.delete.intro')}</p>
      <Lines />
      <p>{t('accountData.delete.devices')}</p>
      {passwordsAt !== undefined && <AccountElsewhere address={passwordsAt} />}
    </>
  )
}
