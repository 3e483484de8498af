import { z } from 'zod';

/** Switches of an employer's board (decision 0012). */
export interface BoardFeatures {
  resumeAutofill: boolean;
  aiApply: boolean;
  showSalary: boolean;
  showDepartment: boolean;
  allowGeneralApplications: boolean;
  /** Whether applicants get a mail that confirms their application (decision 0044). */
  confirmation: boolean;
}

/** Overrides of a posting; null uses the organization's value. */
export type FeatureOverrides = { [Name in keyof BoardFeatures]: boolean | null };

export const defaultFeatures: BoardFeatures = {
  resumeAutofill: true,
  aiApply: true,
  showSalary: true,
  showDepartment: true,
  allowGeneralApplications: false,
  confirmation: true,
};

export const noOverrides: FeatureOverrides = {
  resumeAutofill: null,
  aiApply: null,
  showSalary: null,
  showDepartment: null,
  allowGeneralApplications: null,
  confirmation: null,
};

/** Features of a posting: its overrides take precedence over those of its organization (decision 0011). */
export function effectiveFeatures(
  organization: BoardFeatures,
  overrides: FeatureOverrides,
): BoardFeatures {
  return {
    resumeAutofill: overrides.resumeAutofill ?? organization.resumeAutofill,
    aiApply: overrides.aiApply ?? organization.aiApply,
    showSalary: overrides.showSalary ?? organization.showSalary,
    showDepartment: overrides.showDepartment ?? organization.showDepartment,
    allowGeneralApplications:
      overrides.allowGeneralApplications ?? organization.allowGeneralApplications,
    confirmation: overrides.confirmation ?? organization.confirmation,
  };
}

const wireNames = {
  resumeAutofill: 'resume_autofill',
  aiApply: 'ai_apply',
  showSalary: 'show_salary',
  showDepartment: 'show_department',
  allowGeneralApplications: 'allow_general_applications',
  confirmation: 'confirmation',
} as const satisfies Record<keyof BoardFeatures, string>;

type Name = keyof BoardFeatures;
type WireName = (typeof wireNames)[Name];

function switches<Value extends z.ZodType>(value: Value) {
  const names = Object.values(wireNames) as WireName[];
  const shape = Object.fromEntries(names.map((name) => [name, value]));
  return shape as Record<WireName, Value>;
}

/** The features in responses. */
export const featuresSchema = z.object(switches(z.boolean()));
export const featureOverridesSchema = z
  .object(switches(z.boolean().nullable()))
  .meta({ description: 'null takes the value of the organization.' });

/** The features in requests. An omitted switch keeps its value; null clears one or all. */
export const featuresInput = z
  .strictObject(switches(z.boolean().nullable().exactOptional()))
  .nullable();
type FeaturesInput = z.infer<typeof featuresInput>;

/** The wire form of features: effective values and overrides. */
export function featuresRow<Value extends boolean | null>(
  features: Record<Name, Value>,
): Record<WireName, Value> {
  return {
    resume_autofill: features.resumeAutofill,
    ai_apply: features.aiApply,
    show_salary: features.showSalary,
    show_department: features.showDepartment,
    allow_general_applications: features.allowGeneralApplications,
    confirmation: features.confirmation,
  };
}

/** Features with the given switches changed. */
export function withFeatures<Features extends FeatureOverrides>(
  features: Features,
  input: FeaturesInput,
  unsaid: Features,
): Features {
  if (input === null) return unsaid;
  const changed = { ...features };
  for (const name of Object.keys(wireNames) as Name[]) {
    const value = input[wireNames[name]];
    if (value !== undefined) changed[name] = value ?? unsaid[name];
  }
  return changed;
}
