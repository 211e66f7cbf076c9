// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a scene may be brought forward for. Nothing outside an app asks for one of its scenes here, so that the answers
/// are the app's own to read.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Whether the scene can show a content at all, by its identifier. Defaults to always.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether it is the best to show it. Defaults to never.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() { super.init() }
}
