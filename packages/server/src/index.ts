// The table server as a library: the command `planisphere serve` starts it.
export { backUp, restore, WrongBackup } from './backup.ts';
export { type Config, configHelp, readConfig } from './config/config.ts';
export { WrongSetting } from './config/setting.ts';
export { TableServer } from './server.ts';
export { FolderInUse } from './store/lock.ts';
export { databaseFile } from './store/sqlite.ts';
