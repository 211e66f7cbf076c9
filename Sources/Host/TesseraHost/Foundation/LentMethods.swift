// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

/// Methods of a class of ours that a class of Foundation is given, for the whole process.
///
/// The lender derives from the class that declares them and uses nothing but what every object of that has; its `super` calls
/// are what the methods were. Classes that derive from the borrower have tables of their own and must be lent to by themselves.
///
/// - Parameters:
///   - declared: The class that declares the methods, as the compiler writes it: `10Foundation8NSNumber`.
///   - methods: The methods, as the compiler writes them behind the class: `11stringValueSSvg`.
/// - Returns: Whether all of them were found.
func lend(_ lender: AnyClass, to borrower: AnyClass, declaredBy declared: String, _ methods: String...) -> Bool {
  methods.map { method in
    tessera_lend_method(
      unsafeBitCast(lender, to: UnsafeRawPointer.self), unsafeBitCast(borrower, to: UnsafeMutableRawPointer.self),
      "$s\(declared)C\(method)Tq", "$s\(declared)CMn")
  }.allSatisfy { $0 }
}
