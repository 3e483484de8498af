export const views = {
  views: 'Your views:',
  save: 'Save this view',
  saveView: 'Save view',
  manage: 'Delete views',
  remove: (name: string) => `Delete view ${name}`,
};
