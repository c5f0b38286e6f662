// What can be opened over the table, one at a time.
export type Drawer = 'rules' | 'log' | 'menu';
