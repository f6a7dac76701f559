export interface TelemetryTables {}
