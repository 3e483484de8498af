import type { Phrases } from './phrases.ts';

export const french: Phrases = {
  code: 'fr',
  headings: {
    role: 'Le poste',
    tasks: 'Vos missions',
    needs: 'Votre profil',
    extras: 'Les plus',
    offers: 'Ce que nous proposons',
    process: 'Le recrutement',
    pay: 'Rémunération',
  },
  about: [
    '{company} est une entreprise indépendante installée à {city}, qui grandit à son rythme et qui tient ses promesses.',
    'Nos équipes réunissent une vingtaine de nationalités et partagent le goût du travail bien fait.',
    'Nos clients sont des entreprises de taille moyenne qui nous font confiance depuis des années.',
    'Chez nous, les décisions se prennent par écrit, avec des arguments, et chacun peut les discuter.',
  ],
  role: [
    'Pour renforcer notre équipe de {city}, nous recherchons une personne au poste de {title}.',
    'Vous rejoignez une équipe de huit personnes et vous êtes rattaché à la direction du service.',
    'Pendant les trois premiers mois, une collègue expérimentée vous accompagne dans vos missions.',
  ],
  tasks: [
    'Vous travaillez avec les autres services et vous signalez tôt ce qui risque de prendre du retard.',
    'Vous notez les décisions pour que les autres puissent s’appuyer dessus.',
    'Vous améliorez chaque semaine un détail qui nous freine tous.',
    'Vous participez à l’accueil des nouvelles personnes dans l’équipe.',
  ],
  needs: [
    'Une formation dans le domaine ou une expérience qui en tient lieu.',
    'Plusieurs années de pratique sur un poste comparable.',
    'Un français impeccable et assez d’anglais pour échanger avec nos équipes à l’étranger.',
    'Le sens de la précision, même dans l’urgence.',
    'Le plaisir de travailler avec les autres.',
  ],
  extras: [
    'Vous avez mené un projet du début à la fin.',
    'Vous connaissez notre secteur.',
    'Vous parlez une autre langue.',
  ],
  offers: [
    'Des horaires souples, à organiser avec votre équipe.',
    'Une enveloppe de {perk} par an pour votre formation.',
    'Une mutuelle prise en charge pour toute la famille.',
    'La moitié de votre abonnement de transport, ou un vélo.',
    'Des tickets restaurant et une cuisine où l’on cuisine vraiment.',
    'Deux jours de repos supplémentaires par trimestre.',
  ],
  process: [
    'Après un échange téléphonique, vous rencontrez l’équipe autour d’un cas concret. Nous répondons dans les dix jours, avec nos raisons.',
    'Envoyez votre CV par le formulaire ; la lettre n’est pas obligatoire. De la candidature à la proposition, comptez trois semaines.',
  ],
  closing: [
    'Tous nos postes sont ouverts à toutes et à tous. Pour toute question, écrivez à <a href="mailto:emploi@{domain}">emploi@{domain}</a>.',
    'Vous ne cochez pas toutes les cases ? Postulez quand même. Vous en saurez plus sur <a href="https://{domain}/carrieres">notre page consacrée aux candidats</a>.',
  ],
  pay: ['Le salaire proposé est de {pay}, selon expérience.', 'Rémunération : {pay}.'],
  per: {
    year: ' brut par an',
    month: ' brut par mois',
    week: ' par semaine',
    day: ' par jour',
    hour: ' par heure',
  },
  range: ' à ',
  thousands: ' ',
  decimal: ',',
  signFirst: false,
  levels: {
    internship: ['Stagiaire {title}'],
    entry: ['{title} Junior'],
    senior: ['{title} Senior'],
    lead: ['Lead {title}'],
  },
  titleEndings: [' (H/F)', ' F/H', ' (H/F)', ''],
  trades: {
    software: {
      titles: [
        'Développeur Back-end',
        'Développeuse Full Stack',
        'Ingénieur Logiciel',
        'Développeur Front-end',
      ],
      tasks: [
        'Vous faites évoluer nos applications en TypeScript, React et PostgreSQL, de la conception à la production.',
        'Vous écrivez des tests qui disent ce que nous avons promis.',
        'Vous relisez le code de vos collègues et vous soumettez le vôtre.',
        'Vous suivez nos services en production et vous supprimez la cause des incidents.',
      ],
    },
    sales: {
      titles: ['Commercial Sédentaire', 'Chargé d’Affaires', 'Conseiller Commercial'],
      tasks: [
        'Vous conseillez les entreprises de votre région et vous vérifiez que notre offre leur convient.',
        'Vous préparez les propositions et vous menez la négociation jusqu’à la signature.',
        'Vous tenez Salesforce à jour pour que l’équipe puisse prendre le relais.',
        'Vous nous représentez sur deux ou trois salons par an.',
      ],
    },
    support: {
      titles: ['Chargé de Clientèle', 'Conseiller Support Client', 'Technicien Support'],
      tasks: [
        'Vous répondez aux clients par téléphone et par écrit jusqu’à la résolution du problème.',
        'Vous reproduisez les anomalies et vous les décrivez à l’équipe technique.',
        'Vous rédigez des pages d’aide que les clients comprennent.',
        'Vous repérez les questions qui reviennent et vous proposez des solutions.',
      ],
    },
    finance: {
      titles: ['Comptable', 'Contrôleur de Gestion', 'Gestionnaire de Paie'],
      tasks: [
        'Vous tenez la comptabilité courante et vous préparez les clôtures.',
        'Vous suivez les règlements des clients et des fournisseurs.',
        'Vous expliquez les écarts aux responsables de budget.',
        'Vous êtes en contact avec les commissaires aux comptes.',
      ],
    },
    nursing: {
      titles: ['Infirmier', 'Kinésithérapeute', 'Aide-soignante'],
      tasks: [
        'Vous suivez un groupe de patients et vous organisez leurs soins avec les médecins.',
        'Vous tenez le dossier à jour dans la chambre même.',
        'Vous encadrez les étudiants et vous prenez le temps de répondre.',
        'Vous intervenez à domicile deux jours par semaine.',
      ],
    },
  },
};
