import type { WorkplaceType } from '../../enums.ts';
import type { Reader } from '../meaning.ts';
import { alternativesAt, phraseTable } from './phrases.ts';

/** Phrases that mean a workplace type. */
export const workplacePhrases = phraseTable<WorkplaceType>([
  [
    'hybrid',
    `hybrid; hybrid remote; remote hybrid; hybrid work; hybrid working; partially remote; partly remote; part remote;
    hybride; teilweise remote; teilweise homeoffice; teilremote; télétravail partiel; télétravail hybride; híbrido;
    híbrida; modalidad híbrida; teletrabajo parcial; ibrido; ibrida; hybrydowo; hybrydowa; hybrydowy; praca hybrydowa;
    hybridarbete; hybridt; deels thuiswerken`,
  ],
  [
    'remote',
    `remote; remotely; fully remote; full remote; 100 remote; 100% remote; remote only; remote first; remote friendly;
    remote work; remote working; working remotely; work remotely; wfh; work from home; working from home; work at home;
    home based; from home; work from anywhere; telecommute; telecommuting; telework; teleworking; virtual job;
    virtual jobs; virtual position; home office; homeoffice; im homeoffice; im home office; mobiles arbeiten;
    mobile arbeit; ortsunabhängig; von zu hause; von zuhause; remote arbeit; fernarbeit; télétravail; full télétravail;
    100 télétravail; en télétravail; à distance; travail à distance; depuis chez soi; teletrabajo; en remoto; remoto;
    remota; 100 remoto; trabajo remoto; trabajo a distancia; a distancia; desde casa; teletrabalho; trabalho remoto;
    remotamente; em casa; de casa; da remoto; lavoro remoto; lavoro da remoto; in remoto; telelavoro; smart working;
    smartworking; da casa; thuiswerken; thuiswerk; vanuit huis; op afstand; van thuis; zdalnie; zdalna; zdalny;
    praca zdalna; w pełni zdalnie; z domu; distansarbete; på distans; fjernarbejde; hjemmekontor; hjemmefra;
    hemifrån; etätyö`,
  ],
  [
    'on_site',
    `on site; onsite; in office; in the office; in person; office based; on premises; vor ort; im büro; präsenz;
    in präsenz; präsenzstelle; présentiel; en présentiel; sur site; sur place; au bureau; presencial;
    presencialmente; en la oficina; in sede; in presenza; in ufficio; op kantoor; op locatie; stacjonarnie;
    stacjonarna; stacjonarny; praca stacjonarna; w biurze; på plats; på kontoret`,
  ],
]);

/** "remote", "remote or hybrid", "vor Ort". */
export const readWorkplace: Reader = (line, at) => {
  const found = alternativesAt(line, at, workplacePhrases);
  if (found === null) return null;
  const types = [...new Set(found.value)];
  return { size: found.size, meaning: { kind: 'workplace', types, excluded: false } };
};
