/** The empty field's page where it is not to be had: what this device knows instead. */
import { useSnapshot } from 'valtio'
import { loadHelp } from '../../features/page-states/load-failure-help.ts'
import { connection } from '../../state/network/connection.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLate } from '../../ui/use-lazy.ts'
import css from './SearchResults.module.css'

const load = async () => (await loadHelp()).OpensHere

export const WhatIsHere = () => {
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  const OpensHere = useLate(true, load)
  if (online) return null
  return (
    <>
      <p className={css.note}>{t('search.noneKnown')}</p>
      {OpensHere && <OpensHere isPage={false} />}
    </>
  )
}
