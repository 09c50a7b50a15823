/** Pages around the account; what is personal on them is filled in by the page itself. */
import { linkTo } from '../../../src/domain/addresses.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import { type Six, texts } from '../words/six.ts'
import { chips, page, prose, shelf } from './blocks.ts'
import { chip } from './chip.ts'
import { say } from './words.ts'

const account = chips('account', [
  chip('profile', linkTo.profile(), 'Profile', 'الملف الشخصي', 'Profil', 'Profil', 'Perfil', 'Profil'),
  chip('subscription', linkTo.subscription(), 'Plans', 'الباقات', 'Offres', 'Pläne', 'Planes', 'Planuri'),
  chip(
    'favorites',
    linkTo.favorites(),
    'Favourites',
    'المفضلة',
    'Favoris',
    'Favoriten',
    'Favoritos',
    'Favorite',
  ),
  chip('history', linkTo.history(), 'History', 'السجل', 'Historique', 'Verlauf', 'Historial', 'Istoric'),
])
const simple = (name: string, title: Six, text: Six): StoredNode =>
  page(
    name,
    title,
    prose('text', null, text),
    account,
    shelf('chosen', say.chosen, { kinds: ['album'] }, linkTo.musicAlbums()),
  )

const settings = page(
  'settings',
  ['Settings', 'الإعدادات', 'Réglages', 'Einstellungen', 'Ajustes', 'Setări'],
  chips('help', [
    chip('help', linkTo.info('help'), 'Help', 'مساعدة', 'Aide', 'Hilfe', 'Ayuda', 'Ajutor'),
    chip('contact', linkTo.impressum(), 'Contact', 'تواصل', 'Contact', 'Kontakt', 'Contacto', 'Contact'),
    chip(
      'privacy',
      linkTo.info('privacy'),
      'Privacy',
      'الخصوصية',
      'Confidentialité',
      'Datenschutz',
      'Privacidad',
      'Confidențialitate',
    ),
  ]),
  {
    name: 'settings',
    type: 'settings',
    title: texts([
      'Yours to choose',
      'لك أن تختار',
      'À vous de choisir',
      'Du hast die Wahl',
      'Tú eliges',
      'Tu alegi',
    ]),
  },
)

export const accountPages: readonly StoredNode[] = [
  settings,
  simple(
    'profile',
    ['Profile', 'الملف الشخصي', 'Profil', 'Profil', 'Perfil', 'Profil'],
    [
      'Your name, your languages and your rooms, all in one place.',
      'اسمك ولغاتك وغرفك في مكان واحد.',
      'Votre nom, vos langues et vos pièces, au même endroit.',
      'Dein Name, deine Sprachen und deine Räume an einem Ort.',
      'Tu nombre, tus idiomas y tus salas en un solo lugar.',
      'Numele, limbile și încăperile tale, toate într-un loc.',
    ],
  ),
  simple(
    'profile-info',
    [
      'Personal details',
      'بيانات شخصية',
      'Données personnelles',
      'Persönliche Daten',
      'Datos personales',
      'Date personale',
    ],
    [
      'We keep as little about you as the portal needs to work.',
      'لا نحفظ عنك إلا ما تحتاجه البوابة لتعمل.',
      'Nous ne gardons de vous que ce dont le portail a besoin.',
      'Wir behalten nur, was das Portal zum Arbeiten braucht.',
      'Guardamos de ti solo lo que el portal necesita para funcionar.',
      'Păstrăm despre tine doar cât are nevoie portalul.',
    ],
  ),
  simple(
    'profile-manage',
    [
      'Manage profiles',
      'إدارة الملفات',
      'Gérer les profils',
      'Profile verwalten',
      'Gestionar perfiles',
      'Gestionează profilurile',
    ],
    [
      'Up to five people can have a profile of their own under one plan.',
      'يمكن لخمسة أشخاص أن يكون لكل منهم ملفه ضمن باقة واحدة.',
      'Jusqu’à cinq personnes peuvent avoir leur profil avec une seule offre.',
      'Bis zu fünf Menschen können unter einem Plan ein eigenes Profil haben.',
      'Hasta cinco personas pueden tener su perfil con un mismo plan.',
      'Până la cinci persoane pot avea profil propriu pe același plan.',
    ],
  ),
  simple('profile-info-services', say.services, [
    'The services that write to you, and how to silence them.',
    'الخدمات التي تكتب إليك وكيف تُسكتها.',
    'Les services qui vous écrivent, et comment les faire taire.',
    'Die Dienste, die dir schreiben, und wie man sie still stellt.',
    'Los servicios que te escriben y cómo silenciarlos.',
    'Serviciile care îți scriu și cum le oprești.',
  ]),
  simple(
    'my-purchases',
    ['Purchases', 'مشترياتي', 'Achats', 'Käufe', 'Compras', 'Cumpărături'],
    [
      'What you bought stays yours, also when a plan ends.',
      'ما اشتريته يبقى لك حتى بعد انتهاء الباقة.',
      'Ce que vous avez acheté reste à vous, même après la fin d’une offre.',
      'Was du gekauft hast, bleibt dein, auch wenn ein Plan endet.',
      'Lo que compraste sigue siendo tuyo aunque termine el plan.',
      'Ce ai cumpărat rămâne al tău, chiar dacă planul se încheie.',
    ],
  ),
  simple(
    'my-payment-methods',
    [
      'Payment methods',
      'وسائل الدفع',
      'Moyens de paiement',
      'Zahlungsarten',
      'Métodos de pago',
      'Metode de plată',
    ],
    [
      'Card numbers are kept by the payment provider and never by us.',
      'أرقام البطاقات لدى مزود الدفع لا لدينا.',
      'Les numéros de carte restent chez le prestataire de paiement, jamais chez nous.',
      'Kartennummern liegen beim Zahlungsdienst und nie bei uns.',
      'Los números de tarjeta los guarda el proveedor de pago, nunca nosotros.',
      'Numerele cardurilor sunt păstrate de procesatorul de plăți, niciodată de noi.',
    ],
  ),
  simple(
    'parental-control',
    [
      'Parental control',
      'الرقابة الأبوية',
      'Contrôle parental',
      'Jugendschutz',
      'Control parental',
      'Control parental',
    ],
    [
      'A ceiling for ages hides what is above it, everywhere and without traces.',
      'حدّ للعمر يخفي ما فوقه في كل مكان ومن دون أثر.',
      'Un plafond d’âge cache tout ce qui le dépasse, partout et sans trace.',
      'Eine Altersgrenze verbirgt alles darüber, überall und spurlos.',
      'Un límite de edad oculta lo que lo supera, en todas partes y sin rastro.',
      'O limită de vârstă ascunde tot ce o depășește, peste tot și fără urme.',
    ],
  ),
  simple(
    'reward',
    ['Rewards', 'مكافآت', 'Récompenses', 'Belohnungen', 'Recompensas', 'Recompense'],
    [
      'Every tenth evening of listening opens a small surprise.',
      'كل عاشرة أمسية استماع تفتح مفاجأة صغيرة.',
      'Chaque dixième soirée d’écoute ouvre une petite surprise.',
      'Jeder zehnte Hörabend öffnet eine kleine Überraschung.',
      'Cada décima noche de escucha abre una pequeña sorpresa.',
      'Fiecare a zecea seară de ascultat deschide o mică surpriză.',
    ],
  ),
]
