import type { Route } from '../route.ts';
import { createScorecardTemplate } from './create-scorecard-template.ts';
import { deleteScorecardTemplate } from './delete-scorecard-template.ts';
import { getScorecardTemplate } from './get-scorecard-template.ts';
import { listInterviewScorecards } from './list-interview-scorecards.ts';
import { listScorecardTemplates } from './list-scorecard-templates.ts';
import { saveScorecard } from './save-scorecard.ts';
import { summarizeCandidateScorecards } from './summarize-candidate-scorecards.ts';
import { updateScorecardTemplate } from './update-scorecard-template.ts';

export const scorecardRoutes: readonly Route[] = [
  saveScorecard,
  listInterviewScorecards,
  summarizeCandidateScorecards,
  listScorecardTemplates,
  createScorecardTemplate,
  getScorecardTemplate,
  updateScorecardTemplate,
  deleteScorecardTemplate,
];
