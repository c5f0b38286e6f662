export const SERVER = 'planisphere';
