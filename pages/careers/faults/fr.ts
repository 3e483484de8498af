import type { FaultWords } from './fault-words.ts';

/** Faults of answers, in French. */
export const french: FaultWords = {
  sentences: {
    'is required': 'veuillez répondre',
    'is not there': 'veuillez choisir à nouveau le fichier',
    'is not a field of this form': 'ne fait pas partie de ce formulaire',
    'is given twice, each time differently': 'est indiqué deux fois, différemment',
    'are too large to store': 'Les réponses sont trop volumineuses',
    'must be a text': 'doit être un texte',
    'is not well-formed text': 'contient des caractères non valides',
    'must not be empty': 'veuillez répondre',
    'must have visible characters': 'doit contenir des caractères visibles',
    'does not match the pattern': 'n’a pas la forme demandée',
    'must be an e-mail address': 'doit être une adresse e-mail',
    'must be a phone number': 'doit être un numéro de téléphone',
    'must be an http or https address without credentials':
      'doit être une adresse web sans identifiants',
    'must be a number': 'doit être un nombre',
    'must be a date as YYYY-MM-DD': 'doit être une date au format AAAA-MM-JJ',
    'must be a date as YYYY, YYYY-MM or YYYY-MM-DD':
      'doit être une date au format AAAA, AAAA-MM ou AAAA-MM-JJ',
    'must be true or false': 'doit recevoir Oui ou Non',
    'must be given': 'Cet accord est nécessaire',
    'must be an ISO 4217 code, such as USD': 'doit être un code de devise, par exemple EUR',
    'must have a min that is not above max': '« De » ne doit pas dépasser « À »',
    'must not name an option twice': 'ne doit pas contenir deux fois le même choix',
    'must be a list': 'doit être une liste',
    'must not be an empty file': 'le fichier est vide : veuillez en choisir un autre',
    'must have a file name of 1 to 255 characters':
      'Le nom du fichier doit compter de 1 à 255 caractères',
  },
  withValues: {
    eitherMissing: () => 'veuillez donner cette réponse, ou une réponse équivalente',
    cutOff: (most) => `doit compter au plus ${most} caractères : la suite a été coupée`,
    mostCharacters: (most) => `doit compter au plus ${most} caractères`,
    leastCharacters: (least) => `doit compter au moins ${least} caractères`,
    mostBytes: (most) => `doit faire au plus ${Number(most).toLocaleString('fr')} octets`,
    scale: (scale) => `doit être un nombre entier de ${scale.replace(' to ', ' à ')}`,
    mostFiles: (most) => `doit compter au plus ${most} fichiers`,
    oneFile: () => 'doit être un seul fichier',
    least: (least) => `doit être au moins ${least}`,
    most: (most) => `doit être au plus ${most}`,
    option: () => 'doit être l’un des choix proposés',
    options: () => 'doit faire partie des choix proposés',
    kinds: (kinds) => `doit être de type ${kinds}`,
    otherKind: (kind) => `n’est pas le fichier ${kind} que son nom annonce`,
  },
};
