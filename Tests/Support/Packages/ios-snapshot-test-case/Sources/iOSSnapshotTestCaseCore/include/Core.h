/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#error "Objective-C is not compiled here"
