import { Schema } from 'mongoose';
import type { View } from '../../domain/lists/view.ts';
import { defineModel } from '../define-model.ts';

export interface ViewRecord extends Omit<View, 'id'> {
  _id: string;
}

const schema = new Schema<ViewRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    ownerId: { type: String, required: true },
    list: { type: String, required: true },
    name: { type: String, required: true },
    query: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'views', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, ownerId: 1, _id: -1 }, { name: 'owner' });

export const viewModel = defineModel<ViewRecord>('View', schema);
