// Is this page a frame in somebody else's? Then it keeps no settings, and whatever leads on opens beside it: nobody can be led
// through the app under a page that lies over it.

export const isEmbedded = location.pathname.startsWith('/embed/');
