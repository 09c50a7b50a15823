import { newsTopics } from '../../../contract/profile.ts'
import { useBrand } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { CheckboxListField } from '../../../ui/fields/CheckboxListField.tsx'
import type { FieldBinding } from '../../../ui/fields/field-props.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/BooleanFields.tsx'

/** The zone of the device is the default, so that a journey changes nothing that a person must change back. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const labelOfZone = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

/** A zone that was stored elsewhere may have a name that this browser does not list. */
const timeZones = (stored: string | null): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(stored === null ? [] : [stored])]),
]

export const ZoneField = ({ field, stored }: { field: FieldBinding<string>; stored: string | null }) => {
  const { t } = useTranslation()
  const automatic = { value: '', label: t('profile.zoneAutomatic', { zone: labelOfZone(deviceZone()) }) }
  const zones = timeZones(stored).map((zone) => ({ value: zone, label: labelOfZone(zone) }))
  return <SelectField field={field} label={t('profile.zone')} options={[automatic, ...zones]} />
}

interface NewsFieldsProps {
  news: FieldBinding<boolean>
  topics: FieldBinding<readonly string[]>
}
export const NewsFields = ({ news, topics }: NewsFieldsProps) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const options = newsTopics.map((value) => ({ value, label: t(`profile.topic.${value}`, { brand }) }))
  return (
    <>
      <SwitchField field={news} label={t('profile.news')} hint={t('profile.newsHint')} />
      {news.value && <CheckboxListField field={topics} label={t('profile.topics')} options={options} />}
    </>
  )
}
