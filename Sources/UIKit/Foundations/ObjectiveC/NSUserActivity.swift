// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a person is doing in an app, so that it can be taken up again. Values are kept; no other device or search sees them.
open class NSUserActivity: NSObject, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  /// Names the kind of activity, in reverse domain form.
  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var needsSave = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// What other modules say of it, by the names of their properties.
  package var extras: [String: Any] = [:]

  /// Forgets activities that were kept for searches by their identifiers: none is kept, so it is done at once.
  @preconcurrency open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping @Sendable () -> Void
  ) { DispatchQueue.main.async { handler() } }
  /// Forgets all activities that were kept for searches: none is kept, so it is done at once.
  @preconcurrency open class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async { handler() }
  }

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what is kept of the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that the activity is what the person does now; nobody else is told.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The activity of following a link to a website.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
