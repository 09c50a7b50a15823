/** The page about stored personal data: which, why, and for how long. */
import { page, prose } from './blocks.ts'

export const privacy = page(
  'info-privacy',
  ['Privacy', 'الخصوصية', 'Confidentialité', 'Datenschutz', 'Privacidad', 'Confidențialitate'],
  prose('text', null, [
    'We only store what the service needs to work for you, and we don’t sell any of it. The company named in the legal notice is responsible.',
    'لا نحفظ إلا ما تحتاج إليه الخدمة لتعمل، ولا نبيع منه شيئًا. الشركة المذكورة في صفحة بيانات الناشر مسؤولة عن ذلك.',
    'Nous enregistrons aussi peu de données que le service l’exige et n’en vendons aucune. La société nommée dans les mentions légales en est responsable.',
    'Wir speichern so wenig Daten, wie der Dienst braucht, und verkaufen nichts davon. Verantwortlich ist das Unternehmen, das im Impressum genannt ist.',
    'Guardamos solo los datos que el servicio necesita y no vendemos ninguno. La empresa indicada en el aviso legal es responsable de ello.',
    'Păstrăm doar ce are nevoie serviciul ca să funcționeze pentru tine și nu vindem nimic. Responsabilă este compania numită în pagina „Informații legale”.',
  ]),
  prose(
    'kept',
    [
      'What we store',
      'ما نحفظه',
      'Ce que nous enregistrons',
      'Was wir speichern',
      'Qué guardamos',
      'Ce păstrăm',
    ],
    [
      'Your account with your name and email address, your likes, ratings and playback positions, and your plans and payments as the law requires. The payment provider stores card numbers. We never see them.',
      'حسابك مع اسمك وبريدك الإلكتروني، وإعجاباتك وتقييماتك ومواضع التشغيل، وباقاتك ومدفوعاتك كما يقتضي القانون. يحفظ مزوّد الدفع أرقام البطاقات، ولا نراها أبدًا.',
      'Votre compte, avec votre nom et votre adresse e-mail, vos favoris, vos notes et vos positions de lecture, ainsi que vos formules et paiements, comme la loi l’exige. Le prestataire de paiement stocke les numéros de carte. Nous ne les voyons jamais.',
      'Dein Konto mit deinem Namen und deiner E-Mail-Adresse, deine Favoriten, Bewertungen und Wiedergabepositionen sowie deine Abos und Zahlungen, wie es das Gesetz verlangt. Kartennummern speichert der Zahlungsdienst. Wir sehen sie nie.',
      'Tu cuenta, con tu nombre y tu dirección de correo, tus favoritos, tus valoraciones y los puntos de reproducción, además de tus planes y pagos, como exige la ley. El proveedor de pago guarda los números de tarjeta. Nosotros nunca los vemos.',
      'Contul tău, cu numele și adresa de e-mail, favoritele, notele și pozițiile de redare, precum și abonamentele și plățile, așa cum cere legea. Procesatorul de plăți păstrează numerele cardurilor. Noi nu le vedem niciodată.',
    ],
  ),
  prose(
    'device',
    [
      'What stays on your device',
      'ما يبقى على جهازك',
      'Ce qui reste sur votre appareil',
      'Was auf deinem Gerät bleibt',
      'Lo que queda en tu dispositivo',
      'Ce rămâne pe dispozitivul tău',
    ],
    [
      'Pages you’ve opened, recent searches and what you’ve viewed are stored on your device so that they open offline. They aren’t sent to us. When you sign out, your data is deleted from this device.',
      'تُحفظ الصفحات التي فتحتها وعمليات البحث الأخيرة وما شاهدته على جهازك لتُفتح من دون اتصال. لا تُرسل إلينا. عند تسجيل الخروج، تُحذف بياناتك من هذا الجهاز.',
      'Les pages ouvertes, les recherches récentes et ce que vous avez consulté sont stockés sur votre appareil pour s’ouvrir hors ligne. Ils ne nous sont pas envoyés. Quand vous vous déconnectez, vos données sont supprimées de cet appareil.',
      'Seiten, die du geöffnet hast, letzte Suchen und was du angesehen hast, werden auf deinem Gerät gespeichert, damit sie sich offline öffnen. An uns wird nichts gesendet. Beim Abmelden werden deine Daten von diesem Gerät gelöscht.',
      'Las páginas que has abierto, tus búsquedas recientes y lo que has visto se guardan en tu dispositivo para poder abrirse sin conexión. No se nos envían. Al cerrar sesión, tus datos se eliminan de este dispositivo.',
      'Paginile deschise, căutările recente și ce ai văzut se păstrează pe dispozitivul tău, ca să se deschidă offline. Nu ne sunt trimise. Când te deconectezi, datele tale se șterg de pe acest dispozitiv.',
    ],
  ),
  prose(
    'counting',
    ['What we count', 'ما نحصيه', 'Ce qui est compté', 'Was gezählt wird', 'Qué se cuenta', 'Ce numărăm'],
    [
      'If you agree, we count which sections are used, as numbers only, without your name and without following you to other sites. If you don’t agree, we count nothing. You can change your choice in the settings at any time. We report plays to the people who made the work so that they’re paid. These reports don’t name anyone.',
      'إذا وافقت، نحصي الأقسام المستخدمة بالأرقام فقط، من دون اسمك ومن دون تتبّعك في مواقع أخرى. وإذا لم توافق، فلا نحصي شيئًا. يمكنك تغيير اختيارك من الإعدادات في أي وقت. نبلّغ أصحاب الأعمال بمرات التشغيل ليحصلوا على أجرهم، ولا تذكر هذه التقارير أي اسم.',
      'Si vous l’acceptez, nous comptons les rubriques utilisées, uniquement en chiffres, sans votre nom et sans vous suivre sur d’autres sites. Sans votre accord, nous ne comptons rien. Vous pouvez modifier votre choix dans les réglages à tout moment. Nous déclarons les lectures aux créateurs des œuvres pour qu’ils soient payés. Ces relevés ne nomment personne.',
      'Wenn du zustimmst, zählen wir, welche Bereiche genutzt werden: nur als Zahlen, ohne deinen Namen und ohne dir auf andere Websites zu folgen. Ohne deine Zustimmung zählen wir nichts. Du kannst deine Wahl jederzeit in den Einstellungen ändern. Wiedergaben melden wir denen, die das Werk geschaffen haben, damit sie bezahlt werden. Diese Meldungen nennen niemanden.',
      'Si lo aceptas, contamos qué secciones se usan: solo números, sin tu nombre y sin seguirte en otros sitios. Si no lo aceptas, no contamos nada. Puedes cambiar tu elección en los ajustes en cualquier momento. Comunicamos las reproducciones a quienes crearon la obra para que cobren. Esos informes no nombran a nadie.',
      'Dacă ești de acord, numărăm ce secțiuni sunt folosite: doar cifre, fără numele tău și fără să te urmărim pe alte site-uri. Dacă nu ești de acord, nu numărăm nimic. Poți schimba alegerea oricând, în setări. Raportăm redările celor care au creat operele, ca să fie plătiți. Rapoartele nu numesc pe nimeni.',
    ],
  ),
  prose(
    'long',
    [
      'How long we store it',
      'مدة الحفظ',
      'Combien de temps',
      'Wie lange',
      'Por cuánto tiempo',
      'Cât timp păstrăm datele',
    ],
    [
      'We store likes and playback positions until you delete them or close your account. We store payment records for as long as tax law requires. Server logs are deleted after 30 days.',
      'نحفظ الإعجابات ومواضع التشغيل حتى تحذفها أو تغلق حسابك، ونحفظ سجلات الدفع للمدة التي يفرضها قانون الضرائب. تُحذف سجلات الخادم بعد ثلاثين يومًا.',
      'Nous conservons vos favoris et vos positions de lecture jusqu’à ce que vous les supprimiez ou fermiez votre compte, et les données de paiement aussi longtemps que le droit fiscal l’exige. Les journaux du serveur sont supprimés après 30 jours.',
      'Favoriten und Wiedergabepositionen speichern wir, bis du sie löschst oder dein Konto schließt. Zahlungsbelege speichern wir so lange, wie es das Steuerrecht verlangt. Serverprotokolle werden nach 30 Tagen gelöscht.',
      'Guardamos tus favoritos y los puntos de reproducción hasta que los eliminas o cierras tu cuenta, y los registros de pago, el tiempo que exige la ley fiscal. Los registros del servidor se eliminan a los 30 días.',
      'Păstrăm favoritele și pozițiile de redare până le ștergi sau îți închizi contul. Păstrăm evidențele plăților cât cere legea fiscală. Jurnalele serverului se șterg după 30 de zile.',
    ],
  ),
  prose(
    'rights',
    ['Your rights', 'حقوقك', 'Vos droits', 'Deine Rechte', 'Tus derechos', 'Drepturile tale'],
    [
      'Your data is yours. You can ask us to show it, correct it, hand it over in a format that others can read, or delete it. We do so within a month, free of charge. If you aren’t satisfied with our answer, you can complain to the data protection authority where you live. To ask, write to the address in the legal notice.',
      'بياناتك ملكك. يمكنك أن تطلب منا عرضها أو تصحيحها أو تسليمها بصيغة يمكن للآخرين قراءتها أو حذفها. ننفّذ ذلك خلال شهر ومجانًا. إذا لم يُرضك ردّنا، يمكنك تقديم شكوى إلى هيئة حماية البيانات في مكان إقامتك. لتقديم طلب، اكتب إلى العنوان المذكور في صفحة بيانات الناشر.',
      'Vos données vous appartiennent. Vous pouvez nous demander de les montrer, de les corriger, de vous les remettre dans un format lisible ailleurs ou de les supprimer. Nous le faisons en un mois, sans frais. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’autorité de protection des données de votre lieu de résidence. Pour toute demande, écrivez à l’adresse des mentions légales.',
      'Deine Daten gehören dir. Du kannst uns bitten, sie zu zeigen, zu berichtigen, in einem für andere lesbaren Format herauszugeben oder zu löschen. Wir tun das innerhalb eines Monats und kostenlos. Bist du mit unserer Antwort nicht zufrieden, kannst du dich bei der Datenschutzbehörde deines Wohnorts beschweren. Schreib dazu an die Adresse im Impressum.',
      'Tus datos son tuyos. Puedes pedirnos que los mostremos, los corrijamos, te los entreguemos en un formato que otros puedan leer o los eliminemos. Lo hacemos en un mes y sin coste. Si nuestra respuesta no te satisface, puedes reclamar ante la autoridad de protección de datos de donde vives. Para pedirlo, escribe a la dirección del aviso legal.',
      'Datele tale îți aparțin. Ne poți cere să ți le arătăm, să le corectăm, să ți le dăm într-un format pe care îl pot citi și alții sau să le ștergem. Facem asta într-o lună, gratuit. Dacă răspunsul nostru nu te mulțumește, poți depune o plângere la autoritatea de protecție a datelor din locul în care trăiești. Pentru o cerere, scrie la adresa din pagina „Informații legale”.',
    ],
  ),
)
