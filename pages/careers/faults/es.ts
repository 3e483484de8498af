import type { FaultWords } from './fault-words.ts';

/** Faults of answers, in Spanish. */
export const spanish: FaultWords = {
  sentences: {
    'is required': 'responda, por favor',
    'is not there': 'elija de nuevo el archivo',
    'is not a field of this form': 'no pertenece a este formulario',
    'is given twice, each time differently': 'se indica dos veces, cada una distinta',
    'are too large to store': 'Las respuestas son demasiado grandes',
    'must be a text': 'debe ser un texto',
    'is not well-formed text': 'contiene caracteres no válidos',
    'must not be empty': 'responda, por favor',
    'must have visible characters': 'debe tener caracteres visibles',
    'does not match the pattern': 'no tiene la forma pedida',
    'must be an e-mail address': 'debe ser una dirección de correo electrónico',
    'must be a phone number': 'debe ser un número de teléfono',
    'must be an http or https address without credentials':
      'debe ser una dirección web sin credenciales',
    'must be a number': 'debe ser un número',
    'must be a date as YYYY-MM-DD': 'debe ser una fecha con el formato AAAA-MM-DD',
    'must be a date as YYYY, YYYY-MM or YYYY-MM-DD':
      'debe ser una fecha con el formato AAAA, AAAA-MM o AAAA-MM-DD',
    'must be true or false': 'debe responderse con Sí o No',
    'must be given': 'Este consentimiento es necesario',
    'must be an ISO 4217 code, such as USD': 'debe ser un código de moneda, por ejemplo EUR',
    'must have a min that is not above max': '«Desde» no debe superar «Hasta»',
    'must not name an option twice': 'no debe repetir una opción',
    'must be a list': 'debe ser una lista',
    'must not be an empty file': 'el archivo está vacío: elija otro',
    'must have a file name of 1 to 255 characters':
      'El nombre del archivo debe tener de 1 a 255 caracteres',
  },
  withValues: {
    eitherMissing: () => 'dé esta respuesta o una equivalente',
    cutOff: (most) => `debe tener como máximo ${most} caracteres: el resto se ha cortado`,
    mostCharacters: (most) => `debe tener como máximo ${most} caracteres`,
    leastCharacters: (least) => `debe tener al menos ${least} caracteres`,
    mostBytes: (most) => `debe ocupar como máximo ${Number(most).toLocaleString('es')} bytes`,
    scale: (scale) => `debe ser un número entero de ${scale.replace(' to ', ' a ')}`,
    mostFiles: (most) => `debe tener como máximo ${most} archivos`,
    oneFile: () => 'debe ser un solo archivo',
    least: (least) => `debe ser al menos ${least}`,
    most: (most) => `debe ser como máximo ${most}`,
    option: () => 'debe ser una de las opciones',
    options: () => 'debe estar entre las opciones',
    kinds: (kinds) => `debe ser de tipo ${kinds}`,
    otherKind: (kind) => `no es el archivo ${kind} que indica su nombre`,
  },
};
