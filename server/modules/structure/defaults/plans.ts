import type { Six } from './six-languages.ts'
import { page, prose } from './blocks.ts'

export const plans: Six = ['Plans', 'الباقات', 'Formules', 'Abos', 'Planes', 'Abonamente']
export const plansText: Six = [
  'Compare what each plan includes and what it costs.',
  'قارن بين ما تشمله كل باقة وسعرها.',
  'Découvrez ce que chaque formule inclut et ce qu’elle coûte.',
  'Was in jedem Abo enthalten ist und was es kostet.',
  'Qué incluye cada plan y cuánto cuesta.',
  'Compară ce include fiecare abonament și cât costă.',
]

/** The page itself lists the plans below it. */
export const plansPage = page('subscription', plans, prose('text', null, plansText))
