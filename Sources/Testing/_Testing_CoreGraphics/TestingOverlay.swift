// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Swift Testing looks for a module of this name in every test that imports both `Testing` and `CoreGraphics`.
// On Apple's platforms it attaches pictures to tests; here it has nothing to add yet, but must exist.
