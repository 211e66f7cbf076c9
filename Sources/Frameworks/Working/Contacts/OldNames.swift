// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@available(swift, obsoleted: 4.2, renamed: "CNContactFormatter.Style")
public typealias CNContactFormatterStyle = CNContactFormatter.Style
