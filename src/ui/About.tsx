import type { ReactNode } from 'react'
import css from './About.module.css'

export const Facts = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={css.facts}>
    {/* Keyed by index: until all words are loaded several may have no name. */}
    {facts.map(({ name, value }, at) => (
      <div key={at}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const About = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.about}>
    <h2>{title}</h2>
    {children}
  </section>
)
