// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// SwiftPM wants a target to have a source file of its own. The program is the folder beside this file: iOS source that
// uses what Objective-C gives to Swift on Apple's platforms, row by row. `ObjCRowsTests` compares what it prints.
