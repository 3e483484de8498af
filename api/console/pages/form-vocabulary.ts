import { conditionOperators } from '../../../domain/hiring/application-form/condition.ts';
import {
  fieldCategories,
  fieldTypes,
} from '../../../domain/hiring/application-form/field-types.ts';

/** Types, categories and operators for the questions of an application form. */
export const formVocabulary = { fieldTypes, fieldCategories, operators: conditionOperators };

/** Those of a survey: no files and no histories. */
export const surveyVocabulary = {
  ...formVocabulary,
  fieldTypes: fieldTypes.filter((type) => type !== 'file' && !type.endsWith('_history')),
};
