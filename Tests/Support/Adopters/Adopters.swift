// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// SwiftPM wants a target to have a source file of its own. The folder beside this file is iOS source as teams bring it:
// layouts, screens and data sources of the usual styles. `AdoptersTests` uses them as a person would.
